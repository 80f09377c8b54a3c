import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { root } from '../webpack/paths.ts';
import { createWorldLayers, type Layer } from './world-layers.ts';
import { writePmtiles, type Tile } from './write-pmtiles.ts';

const OUTPUT = join(root, 'shared-ui/src/map/engine/world.pmtiles');
const MAX_ZOOM = 6;
/** Units per side of a tile: 76 m at the highest zoom, less than the error of the data. */
const EXTENT = 8192;

const CHILDREN = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

type LayerTiles = Map<string, { zoom: number; x: number; y: number; layers: Record<string, GeoJSONVTTile> }>;

/** Tiles of the highest zoom have all features, since they are visible at all zooms above, too. */
const isShownAt = (zoom: number, min: unknown) => zoom === MAX_ZOOM || Number(min ?? 0) <= zoom;

function cutLayer({ name, features }: Layer, tiles: LayerTiles) {
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: MAX_ZOOM + 1, indexMaxZoom: MAX_ZOOM, indexMaxPoints: 0, extent: EXTENT, buffer: 128, tolerance: 5 },
  );
  const cut = (zoom: number, x: number, y: number) => {
    const tile = index.getTile(zoom, x, y);
    if (!tile) return;
    const visible = (tile.features as GeoJSONVTFeature[]).filter(({ tags }) => isShownAt(zoom, tags?.['min']));
    if (visible.length > 0) {
      const key = `${zoom}/${x}/${y}`;
      const { layers = {} } = tiles.get(key) ?? {};
      tiles.set(key, { zoom, x, y, layers: { ...layers, [name]: { ...tile, features: visible } as GeoJSONVTTile } });
    }
    if (zoom === MAX_ZOOM) return;
    for (const [right, down] of CHILDREN) cut(zoom + 1, 2 * x + right, 2 * y + down);
  };
  cut(0, 0, 0);
}

/** Creates the map of the world that ships with the portal from files of Natural Earth. Returns a summary. */
export function makeWorld(folder: string): string {
  const layers = createWorldLayers(folder);
  const cut: LayerTiles = new Map();
  for (const layer of layers) cutLayer(layer, cut);
  const tiles = [...cut.values()].map(({ zoom, x, y, layers: content }): Tile => ({
    zoom,
    x,
    y,
    content: Buffer.from(fromGeojsonVt(content, { version: 2, extent: EXTENT })),
  }));
  const archive = writePmtiles(tiles, {
    name: 'World',
    attribution: 'Natural Earth, © GeoNames',
    vector_layers: layers.map(({ name }) => ({ id: name, fields: {} })),
  });
  writeFileSync(OUTPUT, archive);
  return `${tiles.length} tiles, ${archive.length} bytes: ${layers.map(({ name }) => name).join(', ')}.`;
}
