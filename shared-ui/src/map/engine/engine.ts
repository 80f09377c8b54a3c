import type { Feature, FeatureCollection } from 'geojson';
import type { Box, LngLat } from './geo.ts';

export type GeoJsonData = Feature | FeatureCollection;
export type Point = { x: number; y: number };
type View = { center?: LngLat; zoom?: number; duration?: number };
/** With `retainPadding`, Mapbox would exclude the padding from its bounds from then on. */
type Fit = { padding?: number; retainPadding?: boolean; maxZoom?: number; duration?: number };
type Corners = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number };

/** An event of an engine; its fields depend on the event type. */
export type MapEvent = {
  lngLat?: { lng: number; lat: number };
  point?: Point;
  sourceId?: string;
  tile?: { state?: string };
  error?: { message?: string; status?: number; url?: string };
};
export type Listener = (event: MapEvent) => void;
export type Values = Record<string, unknown>;
export type LayerSpec = { id: string; type: 'fill' | 'line'; source: string; paint: Values; layout?: Values };
/** A layer of vector tiles; the engine reads more of the style specification than we name. */
export type TileLayer = {
  id: string;
  type: 'fill' | 'line' | 'symbol';
  source: string;
  'source-layer': string;
  minzoom?: number;
  maxzoom?: number;
  filter?: unknown[];
  paint: Values;
  layout?: Values;
};
/** Draws a custom layer with WebGL. */
export type Painter = {
  onAdd: (gl: WebGL2RenderingContext) => void;
  /** The matrix projects world coordinates (0 to 1, y downwards) to the screen. */
  paint: (gl: WebGL2RenderingContext, matrix: ArrayLike<number>) => void;
};
export type CustomLayer = { id: string; type: 'custom' };
export type Style = { version: 8; sources: Record<string, unknown>; layers: unknown[] };

/** The part of both engines' map that we use. */
export interface GlMap {
  getContainer(): HTMLElement;
  getZoom(): number;
  getCenter(): { lng: number; lat: number };
  getBounds(): Corners | null;
  fitBounds(bounds: Box, options?: Fit): unknown;
  easeTo(view: View): unknown;
  project(at: LngLat): Point;
  unproject(point: [x: number, y: number]): { lng: number; lat: number };
  on(type: string, listener: Listener): unknown;
  off(type: string, listener: Listener): unknown;
  addSource(id: string, source: { type: 'geojson'; data: GeoJsonData } | { type: 'vector'; url: string }): unknown;
  getSource(id: string): { setData?(data: GeoJsonData): unknown } | undefined;
  removeSource(id: string): unknown;
  addLayer(layer: LayerSpec | TileLayer | CustomLayer, before?: string): unknown;
  getLayer(id: string): unknown;
  removeLayer(id: string): unknown;
  setLayoutProperty(id: string, name: string, value: unknown): unknown;
  triggerRepaint(): void;
  resize(): unknown;
  remove(): void;
}

export interface Marker {
  setLngLat(at: LngLat): unknown;
  getLngLat(): { lng: number; lat: number };
  addTo(map: GlMap): unknown;
  remove(): unknown;
}

/** `style` is an object, or the URL of a Mapbox style. */
export type MapOptions = { container: HTMLElement; style: Style | string; center: LngLat; zoom: number; label: string };

/** `createMap` throws a `WebGlUnavailableError` in browsers without WebGL 2. */
export interface MapEngine {
  readonly name: 'mapbox' | 'maplibre';
  createMap(options: MapOptions): GlMap;
  createMarker(element: HTMLElement): Marker;
  createCustomLayer(id: string, painter: Painter): CustomLayer;
  /** Enables the map to read PMTiles archives. Returns the address of the bundled world. MapLibre only. */
  loadWorld?(): Promise<string>;
}

export class WebGlUnavailableError extends Error {}

/** Both engines need WebGL 2. */
export function assertWebGl() {
  if (!document.createElement('canvas').getContext('webgl2'))
    throw new WebGlUnavailableError('This browser can’t show maps');
}
