import MapboxDraw from '@mapbox/mapbox-gl-draw';
import css from '@mapbox/mapbox-gl-draw/dist/mapbox-gl-draw.css';
import type { Feature, Polygon as Ring } from 'geojson';
import { addStyleSheet } from '../../base/add-style-sheet.ts';
import { drawCircle, editCircle, selectCircle } from './draw-circle.gl.ts';
import { createDrawStyle } from './draw-style.ts';
import type { Drawing, DrawingOptions } from './drawing.ts';
import type { GlMap } from '../engine/engine.ts';
import { toCoordinates, toRing, type Geofence, type LngLat } from '../engine/geo.ts';

const FEATURE_ID = 'geofence';
const MODES = { circle: 'draw_circle', polygon: 'draw_polygon' } as const;

function toFeature(geofence: Geofence): Feature<Ring> {
  const circleProperties =
    geofence.kind === 'circle'
      ? { shape: 'circle', centre: [geofence.longitude, geofence.latitude], radius: geofence.radius }
      : {};
  return {
    id: FEATURE_ID,
    type: 'Feature',
    properties: circleProperties,
    geometry: { type: 'Polygon', coordinates: [toRing(geofence)] },
  };
}

function toGeofence({ properties, geometry }: Feature): Geofence | null {
  if (properties?.['shape'] === 'circle') {
    const centre = properties['centre'] as LngLat | null;
    return centre && { kind: 'circle', ...toCoordinates(centre), radius: Number(properties['radius']) };
  }
  const ring = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [];
  return ring.length > 3 ? { kind: 'polygon', points: ring.slice(0, -1).map(toCoordinates) } : null;
}

type DrawEvent = { features?: Feature[]; mode?: string };

export function createDrawing(map: GlMap, { colours, onChange, onFinish }: DrawingOptions): Drawing {
  addStyleSheet(css);
  const draw = new MapboxDraw({
    displayControlsDefault: false,
    userProperties: true,
    styles: createDrawStyle(colours),
    modes: {
      ...MapboxDraw.modes,
      simple_select: selectCircle,
      direct_select: editCircle,
      draw_circle: drawCircle,
    } as never,
  });
  const control = draw as unknown as { onAdd(map: GlMap): HTMLElement; onRemove(): void };
  const element = control.onAdd(map);
  let shownGeofence = '';

  const onUpdate = (event: DrawEvent) => {
    const feature = event.features?.[0];
    const geofence = feature ? toGeofence(feature) : null;
    shownGeofence = JSON.stringify(geofence);
    onChange(geofence);
  };
  const onCreate = (event: DrawEvent) => {
    const createdId = event.features?.[0]?.id;
    draw.delete(
      draw
        .getAll()
        .features.map((feature) => String(feature.id))
        .filter((id) => id !== createdId),
    );
    onUpdate(event);
  };
  const onDelete = () => onUpdate({});
  const onModeChange = ({ mode }: DrawEvent) => mode === 'simple_select' && onFinish();
  const listeners = {
    'draw.create': onCreate,
    'draw.update': onUpdate,
    'draw.delete': onDelete,
    'draw.modechange': onModeChange,
  };
  for (const [type, listener] of Object.entries(listeners)) map.on(type, listener as () => void);

  return {
    start: (kind) => {
      draw.changeMode(MODES[kind] as never);
    },
    finish: () => {
      if (!Object.values<string>(MODES).includes(draw.getMode())) return;
      draw.changeMode('simple_select'); // reports a polygon that has enough corners
      onFinish();
    },
    show: (geofence) => {
      const next = JSON.stringify(geofence);
      if (next === shownGeofence) return;
      shownGeofence = next;
      draw.deleteAll();
      if (geofence) draw.add(toFeature(geofence));
    },
    remove: () => {
      for (const [type, listener] of Object.entries(listeners)) map.off(type, listener as () => void);
      control.onRemove();
      element.remove();
    },
  };
}
