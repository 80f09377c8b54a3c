import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature as GeoJsonFeature, Geometry } from 'geojson';
import type { Archive } from '../write-pmtiles.ts';
import { LAYERS, type LayerName } from './classify.rules.ts';
import { toPositions, type Feature } from './create-features.ts';
import { DEGREE, type Bounds, type Points } from './points.ts';
import { clipRing, type Position } from './rings.rules.ts';

/** Zooms that are cut together, within one tile of the zoom `root` at a time: so few features are in memory as tiles. */
const BANDS = [
  { from: 0, to: 7, root: 0 },
  { from: 8, to: 10, root: 8 },
  { from: 11, to: 14, root: 11 },
] as const;
type Band = (typeof BANDS)[number];
export const MAX_ZOOM = 14;
const EXTENT = 4096;
const BUFFER = 64;
/** A polygon with more points is clipped before it is projected. */
const LARGE = 1_000;
/** Names of roads appear from here on. */
const NAMES_ZOOM = 11;

const CHILDREN = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

const toColumn = (longitude: number, zoom: number) => ((longitude / DEGREE + 180) / 360) * 2 ** zoom;
const toRow = (latitude: number, zoom: number) => {
  const sine = Math.sin((latitude / DEGREE) * (Math.PI / 180));
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom;
};
const toLongitude = (column: number, zoom: number) => ((column / 2 ** zoom) * 360 - 180) * DEGREE;
const toLatitude = (row: number, zoom: number) =>
  Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * (180 / Math.PI) * DEGREE;

const MARGIN = BUFFER / EXTENT;

/** The tiles of a zoom that a box touches, with the margin that tiles have. */
function* listTiles([west, south, east, north]: Bounds, zoom: number): Generator<[x: number, y: number]> {
  const last = 2 ** zoom - 1;
  const clamp = (value: number) => Math.min(last, Math.max(0, Math.floor(value)));
  for (let x = clamp(toColumn(west, zoom) - MARGIN); x <= clamp(toColumn(east, zoom) + MARGIN); x += 1)
    for (let y = clamp(toRow(north, zoom) - MARGIN); y <= clamp(toRow(south, zoom) + MARGIN); y += 1) yield [x, y];
}

function groupByTile(features: readonly Feature[], { root, to }: Band) {
  const groups = new Map<string, { x: number; y: number; indexes: number[] }>();
  for (const [index, { min, box }] of features.entries()) {
    if (min > to) continue;
    for (const [x, y] of listTiles(box, root)) {
      const key = `${x}/${y}`;
      const group = groups.get(key) ?? { x, y, indexes: [] };
      group.indexes.push(index);
      groups.set(key, group);
    }
  }
  return groups.values();
}

const getTileBox = (zoom: number, x: number, y: number): Bounds => [
  toLongitude(x - 2 * MARGIN, zoom),
  toLatitude(y + 1 + 2 * MARGIN, zoom),
  toLongitude(x + 1 + 2 * MARGIN, zoom),
  toLatitude(y - 2 * MARGIN, zoom),
];

const toDegrees = (line: readonly Position[]) => line.map(([x, y]) => [x / DEGREE, y / DEGREE]);

function toGeometry({ type, lines }: Feature, points: Points, box: Bounds): Geometry {
  const places = lines.map((line) => toPositions(line, points));
  const [first = []] = places;
  if (type === 'Point') return { type, coordinates: toDegrees(first)[0] ?? [] };
  if (type === 'LineString') return { type, coordinates: toDegrees(first) };
  const rings = places.map((ring) => (ring.length > LARGE ? clipRing(ring, box) : ring));
  return { type, coordinates: rings.filter((ring) => ring.length > 3).map(toDegrees) };
}

/** Cuts the layers within one root tile. */
function cutRoot(
  layers: ReadonlyMap<LayerName, GeoJsonFeature[]>,
  band: Band,
  root: { x: number; y: number },
  archive: Archive,
) {
  const indexes = LAYERS.flatMap((name) => {
    const features = layers.get(name);
    const options = { maxZoom: MAX_ZOOM + 1, indexMaxZoom: 0, indexMaxPoints: 0, extent: EXTENT, buffer: BUFFER };
    return features ? [{ name, index: new GeoJSONVT({ type: 'FeatureCollection', features }, options) }] : [];
  });
  const cut = (zoom: number, x: number, y: number) => {
    const content: Record<string, GeoJSONVTTile> = {};
    let isEmpty = true;
    for (const { name, index } of indexes) {
      const tile = index.getTile(zoom, x, y);
      if (!tile) continue;
      isEmpty = false;
      const visible = (tile.features as GeoJSONVTFeature[]).filter(({ tags }) => Number(tags?.['min']) <= zoom);
      if (visible.length > 0) content[name] = { ...tile, features: visible } as GeoJSONVTTile;
    }
    if (zoom >= band.from && Object.keys(content).length > 0)
      archive.add({ zoom, x, y, content: fromGeojsonVt(content, { version: 2, extent: EXTENT }) });
    if (isEmpty || zoom === band.to) return;
    for (const [right, down] of CHILDREN) cut(zoom + 1, 2 * x + right, 2 * y + down);
  };
  cut(band.root, root.x, root.y);
}

/** Adds the tiles of the features to an archive. */
export function cutTiles(features: readonly Feature[], points: Points, archive: Archive) {
  for (const band of BANDS)
    for (const { x, y, indexes } of groupByTile(features, band)) {
      const box = getTileBox(band.root, x, y);
      const layers = new Map<LayerName, GeoJsonFeature[]>();
      for (const index of indexes) {
        const feature = features[index];
        if (!feature) continue;
        const { layer, min, properties } = feature;
        const isNamed = layer !== 'roads' || band.to > NAMES_ZOOM;
        const list = layers.get(layer) ?? [];
        list.push({
          type: 'Feature',
          geometry: toGeometry(feature, points, box),
          properties: { ...(isNamed ? properties : { kind: properties['kind'] }), min },
        });
        layers.set(layer, list);
      }
      cutRoot(layers, band, { x, y }, archive);
    }
}
