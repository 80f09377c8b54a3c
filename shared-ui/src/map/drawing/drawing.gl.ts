import MapboxDraw from '@mapbox/mapbox-gl-draw';
import css from '@mapbox/mapbox-gl-draw/dist/mapbox-gl-draw.css';
import type { Feature, Polygon as Ring } from 'geojson';
import { adoptCss } from './adopt-css.ts';
import { drawCircle, editCircle, selectCircle } from './draw-circle.gl.ts';
import { drawStyle } from './draw-style.ts';
import type { Drawing, DrawingOptions } from './drawing.ts';
import type { GlMap } from './engine.ts';
import { placeAt, ringOf, type Geofence, type LngLat } from './geo.ts';

const ID = 'geofence';
const MODES = { circle: 'draw_circle', polygon: 'draw_polygon' } as const;

function featureOf(geofence: Geofence): Feature<Ring> {
  const circle =
    geofence.kind === 'circle'
      ? { shape: 'circle', centre: [geofence.longitude, geofence.latitude], radius: geofence.radius }
      : {};
  return {
    id: ID,
    type: 'Feature',
    properties: circle,
    geometry: { type: 'Polygon', coordinates: [ringOf(geofence)] },
  };
}

function geofenceOf({ properties, geometry }: Feature): Geofence | null {
  if (properties?.['shape'] === 'circle') {
    const centre = properties['centre'] as LngLat | null;
    return centre && { kind: 'circle', ...placeAt(centre), radius: Number(properties['radius']) };
  }
  const ring = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [];
  return ring.length > 3 ? { kind: 'polygon', points: ring.slice(0, -1).map(placeAt) } : null;
}

type Told = { features?: Feature[]; mode?: string };

export function createDrawing(map: GlMap, { colours, onChange, onEnd }: DrawingOptions): Drawing {
  adoptCss(css);
  const draw = new MapboxDraw({
    displayControlsDefault: false,
    userProperties: true,
    styles: drawStyle(colours),
    modes: {
      ...MapboxDraw.modes,
      simple_select: selectCircle,
      direct_select: editCircle,
      draw_circle: drawCircle,
    } as never,
  });
  const control = draw as unknown as { onAdd(map: GlMap): HTMLElement; onRemove(): void };
  const element = control.onAdd(map);
  let shown = '';

  const tell = (event: Told) => {
    const feature = event.features?.[0];
    const geofence = feature ? geofenceOf(feature) : null;
    shown = JSON.stringify(geofence);
    onChange(geofence);
  };
  const drawn = (event: Told) => {
    const [id] = event.features?.map((feature) => feature.id) ?? [];
    draw.delete(
      draw
        .getAll()
        .features.map((feature) => String(feature.id))
        .filter((other) => other !== id),
    );
    tell(event);
  };
  const removed = () => tell({});
  const turned = ({ mode }: Told) => mode === 'simple_select' && onEnd();
  const listeners = { 'draw.create': drawn, 'draw.update': tell, 'draw.delete': removed, 'draw.modechange': turned };
  for (const [type, listener] of Object.entries(listeners)) map.on(type, listener as () => void);

  return {
    begin: (kind) => {
      draw.changeMode(MODES[kind] as never);
    },
    show: (geofence) => {
      const wanted = JSON.stringify(geofence);
      if (wanted === shown) return;
      shown = wanted;
      draw.deleteAll();
      if (geofence) draw.add(featureOf(geofence));
    },
    remove: () => {
      for (const [type, listener] of Object.entries(listeners)) map.off(type, listener as () => void);
      control.onRemove();
      element.remove();
    },
  };
}
