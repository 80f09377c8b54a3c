import MapboxDraw, {
  type DrawCustomMode,
  type DrawCustomModeThis,
  type DrawPolygon,
  type MapMouseEvent,
} from '@mapbox/mapbox-gl-draw';
import type { Feature, GeoJSON } from 'geojson';
import { haversineDistance, toLngLat, toCoordinates, toRing, type LngLat, type Coordinates } from '../engine/geo.ts';

type Circle = DrawPolygon & { incomingCoords(rings: LngLat[][]): void };
type ModeContext = DrawCustomModeThis & { deleteFeature(id: string, options?: { silent: boolean }): void };
type DrawState = { circle: Circle; centre: Coordinates | null };
type DragState = {
  feature: Circle;
  featureId: string;
  dragMoveLocation: { lng: number; lat: number };
  selectedCoordPaths: string[];
};

const { modes, lib } = MapboxDraw as unknown as {
  modes: typeof MapboxDraw.modes;
  lib: {
    doubleClickZoom: { enable(mode: unknown): void; disable(mode: unknown): void };
    moveFeatures(features: unknown[], offset: { lng: number; lat: number }): void;
    createVertex(parent: string, vertex: LngLat, path: string, isSelected: boolean): GeoJSON;
  };
};

const MIN_RADIUS = 1;
/** Corners with a handle: east, north, west, south. */
const HANDLES = [0, 16, 32, 48];

const isCircle = (feature: { properties?: Record<string, unknown> | null }) =>
  feature.properties?.['shape'] === 'circle';
const getCentre = ({ properties }: Circle): Coordinates => toCoordinates(properties?.['centre'] as LngLat);
const getPosition = ({ lngLat: { lng, lat } }: MapMouseEvent): Coordinates => ({ latitude: lat, longitude: lng });
const getRadius = (from: Coordinates, to: Coordinates) => Math.max(MIN_RADIUS, haversineDistance(from, to) * 1_000);

function updateCircle(circle: Circle, centre: Coordinates, radius: number) {
  const rounded = Math.round(radius * 10) / 10;
  Object.assign(circle.properties ?? {}, { centre: toLngLat(centre), radius: rounded });
  circle.incomingCoords([toRing({ kind: 'circle', ...centre, radius: rounded })]);
}

/** The first click sets the centre, the second the edge; Escape cancels. A circle is a polygon with its centre and radius as properties. */
export const drawCircle: DrawCustomMode<DrawState> & ThisType<ModeContext> = {
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
      state.centre = getPosition(event);
      return;
    }
    updateCircle(state.circle, state.centre, getRadius(state.centre, getPosition(event)));
    this.changeMode('simple_select', { featureIds: [state.circle.id] });
  },
  onTap(state, event) {
    drawCircle.onClick?.call(this, state, event as never);
  },
  onMouseMove({ circle, centre }, event) {
    if (centre) updateCircle(circle, centre, getRadius(centre, getPosition(event)));
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

/** Keeps a circle round while it is dragged. */
export const selectCircle = {
  ...modes.simple_select,
  dragMove(this: ModeContext, state: DragState, event: MapMouseEvent) {
    const offset = {
      lng: event.lngLat.lng - state.dragMoveLocation.lng,
      lat: event.lngLat.lat - state.dragMoveLocation.lat,
    };
    const selected = this.getSelected() as Circle[];
    lib.moveFeatures(
      selected.filter((feature) => !isCircle(feature)),
      offset,
    );
    for (const circle of selected.filter(isCircle)) moveBy(circle, offset);
    state.dragMoveLocation = event.lngLat;
  },
} as unknown as DrawCustomMode;

function moveBy(circle: Circle, offset: { lng: number; lat: number }) {
  const centre = getCentre(circle);
  updateCircle(
    circle,
    { latitude: centre.latitude + offset.lat, longitude: centre.longitude + offset.lng },
    Number(circle.properties?.['radius']),
  );
}

type DirectMode = Record<
  'dragFeature' | 'dragVertex' | 'onMidpoint' | 'onMouseUp' | 'toDisplayFeatures',
  (this: unknown, ...args: unknown[]) => void
>;
const directMode = modes.direct_select as unknown as DirectMode;

/** A circle is moved by its middle and resized by four handles. */
export const editCircle = {
  ...modes.direct_select,
  dragFeature(this: ModeContext, state: DragState, event: MapMouseEvent, offset: { lng: number; lat: number }) {
    if (!isCircle(state.feature)) return directMode.dragFeature.call(this, state, event, offset);
    moveBy(state.feature, offset);
    state.dragMoveLocation = event.lngLat;
    return undefined;
  },
  dragVertex(this: ModeContext, state: DragState, event: MapMouseEvent, offset: { lng: number; lat: number }) {
    if (!isCircle(state.feature)) return directMode.dragVertex.call(this, state, event, offset);
    return updateCircle(
      state.feature,
      getCentre(state.feature),
      getRadius(getCentre(state.feature), getPosition(event)),
    );
  },
  onMouseUp(this: ModeContext, state: DragState, event: MapMouseEvent) {
    directMode.onMouseUp.call(this, state, event);
    if (!isCircle(state.feature)) return;
    state.selectedCoordPaths = [];
    this.clearSelectedCoordinates();
  },
  onMidpoint(this: ModeContext, state: DragState, event: MapMouseEvent) {
    if (!isCircle(state.feature)) directMode.onMidpoint.call(this, state, event);
  },
  toDisplayFeatures(
    this: ModeContext & { fireActionable(state: DragState): void },
    state: DragState,
    geojson: GeoJSON,
    display: (geojson: GeoJSON) => void,
  ) {
    const feature = geojson as Feature;
    const id = feature.properties?.['id'];
    if (state.featureId !== id || feature.properties?.['user_shape'] !== 'circle')
      return directMode.toDisplayFeatures.call(this, state, geojson, display);
    feature.properties = { ...feature.properties, active: 'true' };
    display(feature);
    const ring = feature.geometry.type === 'Polygon' ? (feature.geometry.coordinates[0] ?? []) : [];
    for (const corner of HANDLES) {
      const vertex = ring[corner] as LngLat | undefined;
      if (vertex)
        display(lib.createVertex(String(id), vertex, `0.${corner}`, state.selectedCoordPaths.includes(`0.${corner}`)));
    }
    return this.fireActionable(state);
  },
} as unknown as DrawCustomMode;
