import type { MapTiles } from 'shared-contracts/values/maps';
import type { Style } from './engine.ts';

export type Mode = 'light' | 'dark';

export const TILES = 'tiles';
export const LAND = 'land';
export const GRID = 'grid';

const grounds = {
  light: { sea: '#aad3df', land: '#f2efe9', border: '#a5adb5', grid: 'rgba(0, 0, 0, 0.14)' },
  dark: { sea: '#101a24', land: '#232a33', border: '#3f4a57', grid: 'rgba(255, 255, 255, 0.1)' },
} satisfies Record<Mode, Record<string, string>>;

/** Public tiles are drawn for the light: in the dark their brightness is turned round and their hues are turned back. */
const tilePaint = {
  light: {},
  dark: {
    'raster-brightness-min': 0.92,
    'raster-brightness-max': 0.07,
    'raster-hue-rotate': 180,
    'raster-saturation': -0.35,
  },
};

const nothing = { type: 'FeatureCollection', features: [] };

/** Sea, the shipped land, which is empty until it is needed, and over them the pictures of the tile service. */
export const rasterStyle = (tiles: MapTiles | null, mode: Mode): Style => ({
  version: 8,
  sources: {
    [LAND]: { type: 'geojson', data: nothing, maxzoom: 8 },
    [GRID]: { type: 'geojson', data: nothing },
    ...(tiles && { [TILES]: { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19 } }),
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': grounds[mode].sea } },
    {
      id: LAND,
      type: 'fill',
      source: LAND,
      paint: { 'fill-color': grounds[mode].land, 'fill-outline-color': grounds[mode].border },
    },
    { id: GRID, type: 'line', source: GRID, paint: { 'line-color': grounds[mode].grid, 'line-width': 0.5 } },
    ...(tiles
      ? [{ id: TILES, type: 'raster', source: TILES, paint: { 'raster-fade-duration': 200, ...tilePaint[mode] } }]
      : []),
  ],
});

export const MAPBOX_STYLES: Record<Mode, string> = {
  light: 'mapbox://styles/mapbox/streets-v12',
  dark: 'mapbox://styles/mapbox/dark-v11',
};
