import type { MultiLineString } from 'geojson';
import type { GeoJsonData, GlMap } from './engine.ts';
import type { LngLat } from './geo.ts';
import { GRID, LAND } from './raster-style.ts';

/** The countries of the world at 1 : 50,000,000, bundled with the portal. */
async function loadCountries(): Promise<GeoJsonData> {
  const [{ feature }, { default: world }] = await Promise.all([
    import(/* webpackChunkName: "map-land-reader" */ 'topojson-client'),
    import(/* webpackChunkName: "map-land" */ 'world-atlas/countries-50m.json'),
  ]);
  return feature(world, world.objects.countries);
}

/** Degrees between two grid lines by minimum zoom. */
const GRID_STEPS: readonly (readonly [zoom: number, step: number])[] = [
  [13, 0.02],
  [11, 0.05],
  [9, 0.25],
  [7, 1],
  [5, 5],
  [3, 10],
  [0, 30],
];
const MAX_LATITUDE = 85;

const range = (from: number, to: number, step: number) => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
};

/** A coordinate grid, for orientation on the plain land. */
export function createGrid(map: GlMap): MultiLineString {
  const bounds = map.getBounds();
  if (!bounds) return { type: 'MultiLineString', coordinates: [] };
  const step = GRID_STEPS.find(([zoom]) => map.getZoom() >= zoom)?.[1] ?? 30;
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const [south, north] = [Math.max(-MAX_LATITUDE, bounds.getSouth()), Math.min(MAX_LATITUDE, bounds.getNorth())];
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
  map.getSource(GRID)?.setData?.({ type: 'Feature', properties: {}, geometry: createGrid(map) });
export const showLand = async (map: GlMap) => {
  const land = await loadCountries();
  map.getSource(LAND)?.setData?.(land);
};
