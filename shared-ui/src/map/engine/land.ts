import type { MultiLineString } from 'geojson';
import type { Data, GlMap } from './engine.ts';
import type { LngLat } from './geo.ts';
import { GRID, LAND } from './style.ts';

/** The countries of the world at 1 : 50,000,000, shipped with the portal. */
async function countries(): Promise<Data> {
  const [{ feature }, { default: world }] = await Promise.all([
    import(/* webpackChunkName: "map-land-reader" */ 'topojson-client'),
    import(/* webpackChunkName: "map-land" */ 'world-atlas/countries-50m.json'),
  ]);
  return feature(world, world.objects.countries);
}

/** Degrees between two lines, by the zoom from which on. */
const STEPS: readonly (readonly [zoom: number, step: number])[] = [
  [13, 0.02],
  [11, 0.05],
  [9, 0.25],
  [7, 1],
  [5, 5],
  [3, 10],
  [0, 30],
];
const MERCATOR_END = 85;

const range = (from: number, to: number, step: number) => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
};

/** What gives the eye a hold where the land is one colour. */
export function gridOf(map: GlMap): MultiLineString {
  const bounds = map.getBounds();
  if (!bounds) return { type: 'MultiLineString', coordinates: [] };
  const step = STEPS.find(([zoom]) => map.getZoom() >= zoom)?.[1] ?? 30;
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const [south, north] = [Math.max(-MERCATOR_END, bounds.getSouth()), Math.min(MERCATOR_END, bounds.getNorth())];
  const meridians = range(west, east, step).map((longitude): LngLat[] => [
    [longitude, south],
    [longitude, north],
  ]);
  const parallels = range(south, north, step).map((latitude): LngLat[] => [
    [west, latitude],
    [east, latitude],
  ]);
  return { type: 'MultiLineString', coordinates: [...meridians, ...parallels] };
}

export const showGrid = (map: GlMap) =>
  map.getSource(GRID)?.setData?.({ type: 'Feature', properties: {}, geometry: gridOf(map) });
export const showLand = async (map: GlMap) => {
  const land = await countries();
  map.getSource(LAND)?.setData?.(land);
};
