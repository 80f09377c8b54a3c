import type { Feature, FeatureCollection } from 'geojson';
import type { Box, LngLat } from './geo.ts';

export type Data = Feature | FeatureCollection;
export type Point = { x: number; y: number };
type View = { center?: LngLat; zoom?: number; duration?: number };
/** `retainPadding`: Mapbox would leave the margin out of its bounds from then on. */
type Fit = { padding?: number; retainPadding?: boolean; maxZoom?: number; duration?: number };
type Corners = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number };

/** What an engine tells; which of it is there depends on what it tells of. */
export type MapEvent = {
  lngLat?: { lng: number; lat: number };
  point?: Point;
  sourceId?: string;
  tile?: { state?: string };
  error?: { message?: string; status?: number; url?: string };
};
export type Listener = (event: MapEvent) => void;
export type Values = Record<string, unknown>;
export type LayerLook = { id: string; type: 'fill' | 'line'; source: string; paint: Values; layout?: Values };
/** What draws itself with WebGL. */
export type Painter = {
  prepare: (gl: WebGL2RenderingContext) => void;
  /** The matrix takes a place of the whole world, from 0 to 1 with y downwards, to the screen. */
  paint: (gl: WebGL2RenderingContext, matrix: ArrayLike<number>) => void;
};
export type PaintedLayer = { id: string; type: 'custom' };
export type Style = { version: 8; sources: Record<string, unknown>; layers: unknown[] };

/** The part of both engines that the kit uses; nothing else of them is used anywhere. */
export interface GlMap {
  getContainer(): HTMLElement;
  getZoom(): number;
  getCenter(): { lng: number; lat: number };
  getBounds(): Corners | null;
  fitBounds(bounds: Box, options?: Fit): unknown;
  easeTo(view: View): unknown;
  project(at: LngLat): Point;
  on(type: string, listener: Listener): unknown;
  off(type: string, listener: Listener): unknown;
  addSource(id: string, source: { type: 'geojson'; data: Data }): unknown;
  getSource(id: string): { setData?(data: Data): unknown } | undefined;
  removeSource(id: string): unknown;
  addLayer(layer: LayerLook | PaintedLayer): unknown;
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

/** `style`: of its own, or the address of one of Mapbox's. */
export type MapOptions = { container: HTMLElement; style: Style | string; center: LngLat; zoom: number; label: string };

/** @throws NoWebGl by `createMap`, in a browser that cannot draw maps */
export interface MapEngine {
  readonly name: 'mapbox' | 'maplibre';
  createMap(options: MapOptions): GlMap;
  createMarker(element: HTMLElement): Marker;
  paintedLayer(id: string, painter: Painter): PaintedLayer;
}

export class NoWebGl extends Error {}

/** Where drawing begins: both engines need WebGL 2. */
export function demandWebGl() {
  if (!document.createElement('canvas').getContext('webgl2')) throw new NoWebGl('This browser cannot draw maps');
}
