import type { Feature } from 'geojson';
import type {
  GeoJsonData,
  GlMap,
  LayerSpec,
  Listener,
  MapEvent,
  MapOptions,
  CustomLayer,
  TileLayer,
} from '../engine/engine.ts';
import type { Box, LngLat } from '../engine/geo.ts';

const SIZE = { x: 800, y: 600 };
const WORLD_PX = 512;

type Layer = LayerSpec | TileLayer | CustomLayer;
type Source = { data?: GeoJsonData; url?: string };

/** Replaces both engines in tests: stores its sources, layers and markers, and emits events. */
export class FakeMap implements GlMap {
  readonly options: MapOptions;
  readonly sources = new Map<string, GeoJsonData>();
  /** Addresses of vector tiles. */
  readonly archives = new Map<string, string>();
  readonly layers = new Map<string, Layer>();
  readonly hidden = new Set<string>();
  readonly markers = new Set<{ element: HTMLElement; at: LngLat }>();
  isRemoved = false;
  private center: LngLat;
  private zoom: number;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(options: MapOptions) {
    this.options = options;
    this.center = options.center;
    this.zoom = options.zoom;
    const { style } = options;
    if (typeof style === 'string') return;
    for (const layer of style.layers as Layer[]) this.layers.set(layer.id, layer);
  }

  /** Emits an event of the engine. */
  emit(type: string, event: MapEvent = {}) {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }

  features = (): Feature[] =>
    [...this.sources.values()].flatMap((data) => (data.type === 'Feature' ? data : data.features));

  getContainer = () => this.options.container;
  getZoom = () => this.zoom;
  getCenter = () => ({ lng: this.center[0], lat: this.center[1] });
  getBounds = () => {
    const half = [(SIZE.x / 2) * this.degree, (SIZE.y / 2) * this.degree] as const;
    const [lng, lat] = this.center;
    return {
      getWest: () => lng - half[0],
      getEast: () => lng + half[0],
      getSouth: () => Math.max(-85, lat - half[1]),
      getNorth: () => Math.min(85, lat + half[1]),
    };
  };
  fitBounds = (
    [[west, south], [east, north]]: Box,
    { maxZoom = 22, padding = 0 }: { maxZoom?: number; padding?: number } = {},
  ) => {
    const span = Math.max((east - west) / (SIZE.x - 2 * padding), (north - south) / (SIZE.y - 2 * padding));
    this.easeTo({
      center: [(west + east) / 2, (south + north) / 2],
      zoom: Math.min(maxZoom, Math.log2(360 / WORLD_PX / span)),
    });
  };
  easeTo = ({ center = this.center, zoom = this.zoom }: { center?: LngLat; zoom?: number }) => {
    [this.center, this.zoom] = [center, zoom];
    this.emit('moveend');
  };
  project = ([lng, lat]: LngLat) => ({
    x: (lng - this.center[0]) / this.degree + SIZE.x / 2,
    y: (this.center[1] - lat) / this.degree + SIZE.y / 2,
  });
  unproject = ([x, y]: [x: number, y: number]) => ({
    lng: this.center[0] + (x - SIZE.x / 2) * this.degree,
    lat: this.center[1] - (y - SIZE.y / 2) * this.degree,
  });
  on = (type: string, listener: Listener) => {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  };
  off = (type: string, listener: Listener) => this.listeners.get(type)?.delete(listener);
  addSource = (id: string, { data, url }: Source) => {
    if (data) this.sources.set(id, data);
    if (url) this.archives.set(id, url);
  };
  getSource = (id: string) =>
    this.sources.has(id) ? { setData: (data: GeoJsonData) => this.sources.set(id, data) } : undefined;
  removeSource = (id: string) => this.sources.delete(id);
  addLayer = (layer: Layer) => this.layers.set(layer.id, layer);
  getLayer = (id: string) => this.layers.get(id);
  removeLayer = (id: string) => this.layers.delete(id);
  setLayoutProperty = (id: string, name: string, value: unknown) => {
    if (name === 'visibility') this.hidden[value === 'none' ? 'add' : 'delete'](id);
  };
  triggerRepaint = () => undefined;
  resize = () => undefined;
  remove = () => {
    this.isRemoved = true;
  };

  /** Degrees per pixel, on a flat projection. */
  private get degree() {
    return 360 / (WORLD_PX * 2 ** this.zoom);
  }
}
