import type { MapTiles } from 'shared-contracts/values/network/maps';
import { BASEMAP_COLOURS, type Mode } from './basemap-colours.ts';
import type { Style } from '../engine/engine.ts';

export const TILES = 'tiles';
/** The layers of the bundled map are added below this empty one. */
export const ABOVE_BASEMAP = 'above-basemap';

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

/** Sea, the place of the bundled map, and the tiles above it. */
export const createRasterStyle = (tiles: MapTiles | null, mode: Mode): Style => ({
  version: 8,
  sources: {
    ...(tiles && { [TILES]: { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19 } }),
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': BASEMAP_COLOURS[mode].sea } },
    { id: ABOVE_BASEMAP, type: 'background', layout: { visibility: 'none' }, paint: {} },
    ...(tiles
      ? [{ id: TILES, type: 'raster', source: TILES, paint: { 'raster-fade-duration': 200, ...TILE_PAINT[mode] } }]
      : []),
  ],
});

export const MAPBOX_STYLES: Record<Mode, string> = {
  light: 'mapbox://styles/mapbox/streets-v12',
  dark: 'mapbox://styles/mapbox/dark-v11',
};
