import MapboxDraw, {
  type DrawCustomMode,
  type DrawCustomModeThis,
  type DrawPolygon,
  type MapMouseEvent,
} from '@mapbox/mapbox-gl-draw';
import type { Feature, GeoJSON } from 'geojson';
import { haversine, lngLat, placeAt, ringOf, type LngLat, type Place } from './geo.ts';

type Circle = DrawPolygon & { incomingCoords(rings: LngLat[][]): void };
type This = DrawCustomModeThis & { deleteFeature(id: string, options?: { silent: boolean }): void };
type Drawn = { circle: Circle; centre: Place | null };
type Dragged = {
  feature: Circle;
  featureId: string;
  dragMoveLocation: { lng: number; lat: number };
  selectedCoordPaths: string[];
};

const { modes, lib } = MapboxDraw as unknown as {
  modes: typeof MapboxDraw.modes;
  lib: {
    doubleClickZoom: { enable(mode: unknown): void; disable(mode: unknown): void };
    moveFeatures(features: unknown[], by: { lng: number; lat: number }): void;
    createVertex(parent: string, at: LngLat, path: string, isSelected: boolean): GeoJSON;
  };
};

const LEAST_METRES = 1;
/** The corners that can be held: east, north, west, south. */
const HANDLES = [0, 16, 32, 48];

const isCircle = (feature: { properties?: Record<string, unknown> | null }) =>
  feature.properties?.['shape'] === 'circle';
const centreOf = ({ properties }: Circle): Place => placeAt(properties?.['centre'] as LngLat);
const placeOf = ({ lngLat: { lng, lat } }: MapMouseEvent): Place => ({ latitude: lat, longitude: lng });
const metres = (from: Place, to: Place) => Math.max(LEAST_METRES, haversine(from, to) * 1_000);

function shape(circle: Circle, centre: Place, radius: number) {
  const rounded = Math.round(radius * 10) / 10;
  Object.assign(circle.properties ?? {}, { centre: lngLat(centre), radius: rounded });
  circle.incomingCoords([ringOf({ kind: 'circle', ...centre, radius: rounded })]);
}

/** The first click is the centre, the second the edge; Escape gives up. A circle is kept as a polygon that knows its centre and radius. */
export const drawCircle: DrawCustomMode<Drawn> & ThisType<This> = {
  onSetup() {
    const circle = this.newFeature({
      type: 'Feature',
      properties: { shape: 'circle', centre: null, radius: 0 },
      geometry: { type: 'Polygon', coordinates: [[]] },
    }) as Circle;
    this.addFeature(circle);
    this.clearSelectedFeatures();
    lib.doubleClickZoom.disable(this);
    this.updateUIClasses({ mouse: 'add' });
    this.setActionableState({ trash: true, combineFeatures: false, uncombineFeatures: false });
    return { circle, centre: null };
  },
  onClick(state, event) {
    if (!state.centre) {
      state.centre = placeOf(event);
      return;
    }
    shape(state.circle, state.centre, metres(state.centre, placeOf(event)));
    this.changeMode('simple_select', { featureIds: [state.circle.id] });
  },
  onTap(state, event) {
    drawCircle.onClick?.call(this, state, event as never);
  },
  onMouseMove({ circle, centre }, event) {
    if (centre) shape(circle, centre, metres(centre, placeOf(event)));
  },
  onKeyUp(state, event) {
    if (event.key === 'Escape') drawCircle.onTrash?.call(this, state);
  },
  onTrash({ circle }) {
    this.deleteFeature(String(circle.id), { silent: true });
    this.changeMode('simple_select');
  },
  onStop({ circle }) {
    this.updateUIClasses({ mouse: 'none' });
    setTimeout(() => lib.doubleClickZoom.enable(this));
    if (!this.getFeature(String(circle.id))) return;
    if (Number(circle.properties?.['radius']) > 0)
      this.map.fire('draw.create' as never, { features: [circle.toGeoJSON()] } as never);
    else this.deleteFeature(String(circle.id), { silent: true });
  },
  toDisplayFeatures({ circle }, geojson, display) {
    const feature = geojson as Feature;
    feature.properties = { ...feature.properties, active: String(feature.properties?.['id'] === circle.id) };
    if (feature.geometry.type !== 'Polygon' || (feature.geometry.coordinates[0]?.length ?? 0) > 3) display(feature);
  },
};

/** A circle that is dragged stays round. */
export const selectCircle = {
  ...modes.simple_select,
  dragMove(this: This, state: Dragged, event: MapMouseEvent) {
    const by = {
      lng: event.lngLat.lng - state.dragMoveLocation.lng,
      lat: event.lngLat.lat - state.dragMoveLocation.lat,
    };
    const selected = this.getSelected() as Circle[];
    lib.moveFeatures(
      selected.filter((feature) => !isCircle(feature)),
      by,
    );
    for (const circle of selected.filter(isCircle)) moveBy(circle, by);
    state.dragMoveLocation = event.lngLat;
  },
} as unknown as DrawCustomMode;

function moveBy(circle: Circle, by: { lng: number; lat: number }) {
  const centre = centreOf(circle);
  shape(
    circle,
    { latitude: centre.latitude + by.lat, longitude: centre.longitude + by.lng },
    Number(circle.properties?.['radius']),
  );
}

type Direct = Record<
  'dragFeature' | 'dragVertex' | 'onMidpoint' | 'onMouseUp' | 'toDisplayFeatures',
  (this: unknown, ...given: unknown[]) => void
>;
const direct = modes.direct_select as unknown as Direct;

/** A circle is held by its middle, which moves it, or by four handles, which make it larger. */
export const editCircle = {
  ...modes.direct_select,
  dragFeature(this: This, state: Dragged, event: MapMouseEvent, by: { lng: number; lat: number }) {
    if (!isCircle(state.feature)) return direct.dragFeature.call(this, state, event, by);
    moveBy(state.feature, by);
    state.dragMoveLocation = event.lngLat;
    return undefined;
  },
  dragVertex(this: This, state: Dragged, event: MapMouseEvent, by: { lng: number; lat: number }) {
    if (!isCircle(state.feature)) return direct.dragVertex.call(this, state, event, by);
    return shape(state.feature, centreOf(state.feature), metres(centreOf(state.feature), placeOf(event)));
  },
  onMouseUp(this: This, state: Dragged, event: MapMouseEvent) {
    direct.onMouseUp.call(this, state, event);
    if (!isCircle(state.feature)) return;
    state.selectedCoordPaths = [];
    this.clearSelectedCoordinates();
  },
  onMidpoint(this: This, state: Dragged, event: MapMouseEvent) {
    if (!isCircle(state.feature)) direct.onMidpoint.call(this, state, event);
  },
  toDisplayFeatures(
    this: This & { fireActionable(state: Dragged): void },
    state: Dragged,
    geojson: GeoJSON,
    display: (geojson: GeoJSON) => void,
  ) {
    const feature = geojson as Feature;
    const id = feature.properties?.['id'];
    if (state.featureId !== id || feature.properties?.['user_shape'] !== 'circle')
      return direct.toDisplayFeatures.call(this, state, geojson, display);
    feature.properties = { ...feature.properties, active: 'true' };
    display(feature);
    const ring = feature.geometry.type === 'Polygon' ? (feature.geometry.coordinates[0] ?? []) : [];
    for (const corner of HANDLES) {
      const at = ring[corner] as LngLat | undefined;
      if (at)
        display(lib.createVertex(String(id), at, `0.${corner}`, state.selectedCoordPaths.includes(`0.${corner}`)));
    }
    return this.fireActionable(state);
  },
} as unknown as DrawCustomMode;
