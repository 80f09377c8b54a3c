import type { MapTiles } from 'shared-contracts/values/network/maps';
import type { Style } from './engine.ts';

export type Mode = 'light' | 'dark';

export const TILES = 'tiles';
export const LAND = 'land';
export const GRID = 'grid';

const COLORS = {
  light: { sea: '#aad3df', land: '#f2efe9', border: '#a5adb5', grid: 'rgba(0, 0, 0, 0.14)' },
  dark: { sea: '#101a24', land: '#232a33', border: '#3f4a57', grid: 'rgba(255, 255, 255, 0.1)' },
} satisfies Record<Mode, Record<string, string>>;

/** Public tiles are light: in dark mode their brightness is inverted and their hues are restored. */
const TILE_PAINT = {
  light: {},
  dark: {
    'raster-brightness-min': 0.92,
    'raster-brightness-max': 0.07,
    'raster-hue-rotate': 180,
    'raster-saturation': -0.35,
  },
};

const NO_FEATURES = { type: 'FeatureCollection', features: [] };

/** Sea, the bundled land (empty until it is needed), and the tiles above them. */
export const createRasterStyle = (tiles: MapTiles | null, mode: Mode): Style => ({
  version: 8,
  sources: {
    [LAND]: { type: 'geojson', data: NO_FEATURES, maxzoom: 8 },
    [GRID]: { type: 'geojson', data: NO_FEATURES },
    ...(tiles && { [TILES]: { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19 } }),
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': COLORS[mode].sea } },
    {
      id: LAND,
      type: 'fill',
      source: LAND,
      paint: { 'fill-color': COLORS[mode].land, 'fill-outline-color': COLORS[mode].border },
    },
    { id: GRID, type: 'line', source: GRID, paint: { 'line-color': COLORS[mode].grid, 'line-width': 0.5 } },
    ...(tiles
      ? [{ id: TILES, type: 'raster', source: TILES, paint: { 'raster-fade-duration': 200, ...TILE_PAINT[mode] } }]
      : []),
  ],
});

export const MAPBOX_STYLES: Record<Mode, string> = {
  light: 'mapbox://styles/mapbox/streets-v12',
  dark: 'mapbox://styles/mapbox/dark-v11',
};
