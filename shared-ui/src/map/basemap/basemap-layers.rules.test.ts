import {
  createExpression,
  featureFilter,
  type FilterSpecification,
  latest,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { MapExtract } from 'shared-contracts/values/network/maps';
import type { TileLayer } from '../engine/engine.ts';
import { BASEMAP_COLOURS } from './basemap-colours.ts';
import { createExtractLayers } from './extract-style.rules.ts';
import { createWorldLayers } from './world-style.rules.ts';

type Feature = {
  layer: string;
  type: 'Polygon' | 'LineString' | 'Point';
  properties?: Record<string, unknown>;
  at?: readonly [longitude: number, latitude: number];
};

const COLOURS = BASEMAP_COLOURS.light;
const BOUNDS: [number, number, number, number] = [79.5, 5.8, 82, 9.9];
const TILE = { z: 0, x: 0, y: 0 };
const EXTENT = 8_192;

/** The position of a place in the only tile of zoom 0. */
const toTile = ([longitude, latitude]: readonly [number, number]) => {
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI;
  return { x: ((longitude + 180) / 360) * EXTENT, y: ((1 - north) / 2) * EXTENT };
};

const LINE_WIDTH = latest.paint_line['line-width'] as StylePropertySpecification;
const TEXT_FIELD = latest.layout_symbol['text-field'] as unknown as StylePropertySpecification;
const evaluate = (value: unknown, property: StylePropertySpecification, zoom: number, feature: object) => {
  const parsed = createExpression(value, 'value', property);
  if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join());
  return parsed.value.evaluate({ zoom }, feature as never);
};

const isShown = ({ minzoom = 0, maxzoom = 24, filter }: TileLayer, feature: object, zoom: number) =>
  zoom >= minzoom &&
  zoom < maxzoom &&
  featureFilter(filter as FilterSpecification, 'filter').filter({ zoom }, feature as never, TILE as never);

/** The rendering of a feature at a zoom: in drawing order, the colour with the width of a line or the text. */
function draw(layers: readonly TileLayer[], { layer, type, properties = {}, at = [0, 0] }: Feature, zoom: number) {
  const feature = { type, properties, geometry: [[toTile(at)]] };
  return layers
    .filter((one) => one['source-layer'] === layer && isShown(one, feature, zoom))
    .map(({ type: kind, paint, layout = {} }) => {
      if (kind === 'fill') return [paint['fill-color']];
      if (kind === 'line') {
        const width = Number(evaluate(paint['line-width'], LINE_WIDTH, zoom, feature));
        return [paint['line-color'], Math.round(width * 100) / 100];
      }
      return [paint['text-color'], String(evaluate(layout['text-field'], TEXT_FIELD, zoom, feature))];
    });
}

const extractOf = (schema: MapExtract['schema'], locale = 'si-LK') =>
  createExtractLayers({ schema, path: '/basemap/extract-1.pmtiles', bounds: BOUNDS }, COLOURS, locale);
const ofWorld = (extract: typeof BOUNDS | null = BOUNDS) =>
  createWorldLayers({ colours: COLOURS, locale: 'it', extract });
const road = (kind: string): Feature => ({
  layer: 'transportation',
  type: 'LineString',
  properties: { class: kind },
});

test.each<[what: string, feature: Feature, zoom: number, drawn: unknown[][]]>([
  ['a motorway from afar', road('motorway'), 8, [[COLOURS.motorway, 1]]],
  [
    'a motorway with a narrow casing',
    road('motorway'),
    11,
    [
      [COLOURS.casing, 3.24],
      [COLOURS.motorway, 2.2],
    ],
  ],
  ['no motorway from farther', road('motorway'), 7.9, []],
  [
    'a motorway above its casing',
    road('motorway'),
    13,
    [
      [COLOURS.casing, 5.5],
      [COLOURS.motorway, 4],
    ],
  ],
  [
    'a motorway closely',
    road('trunk'),
    17,
    [
      [COLOURS.casing, 19.5],
      [COLOURS.motorway, 18],
    ],
  ],
  [
    'a main road',
    road('secondary'),
    13,
    [
      [COLOURS.casing, 4.5],
      [COLOURS.mainRoad, 3],
    ],
  ],
  ['no casing of a main road from afar', road('primary'), 10.9, [[COLOURS.mainRoad, expect.any(Number)]]],
  ['no street from afar', road('minor'), 11.9, []],
  [
    'a street',
    road('service'),
    13,
    [
      [COLOURS.casing, 3],
      [COLOURS.street, 1.5],
    ],
  ],
  ['no railway', road('rail'), 13, []],
  ['a river', { layer: 'waterway', type: 'LineString', properties: { class: 'river' } }, 13, [[COLOURS.river, 1.5]]],
  ['no stream', { layer: 'waterway', type: 'LineString', properties: { class: 'stream' } }, 13, []],
  ['no area as a river', { layer: 'waterway', type: 'Polygon', properties: { class: 'river' } }, 13, []],
  [
    'the border of a region',
    { layer: 'boundary', type: 'LineString', properties: { admin_level: 4 } },
    8,
    [[COLOURS.border, 0.5]],
  ],
  ['no border of a country', { layer: 'boundary', type: 'LineString', properties: { admin_level: 2 } }, 8, []],
  ['the sea once', { layer: 'water', type: 'Polygon', properties: { class: 'ocean' } }, 8, [[COLOURS.sea]]],
  ['a lake once', { layer: 'water', type: 'Polygon', properties: { class: 'lake' } }, 8, [[COLOURS.sea]]],
  ['no shore of a lake', { layer: 'water', type: 'LineString', properties: { class: 'lake' } }, 8, []],
  ['a park', { layer: 'park', type: 'Polygon' }, 9, [[COLOURS.green]]],
  ['works', { layer: 'landuse', type: 'Polygon', properties: { class: 'industrial' } }, 10, [[COLOURS.works]]],
  ['no homes as works', { layer: 'landuse', type: 'Polygon', properties: { class: 'residential' } }, 10, []],
  ['a building', { layer: 'building', type: 'Polygon' }, 14, [[COLOURS.building]]],
  ['no building from afar', { layer: 'building', type: 'Polygon' }, 13.9, []],
  [
    'a street by its name',
    { layer: 'transportation_name', type: 'LineString', properties: { name: 'Galle Road', ref: 'A2' } },
    13,
    [[COLOURS.faintText, 'Galle Road']],
  ],
  [
    'a road without a name by its number',
    { layer: 'transportation_name', type: 'LineString', properties: { ref: 'A2' } },
    13,
    [[COLOURS.faintText, 'A2']],
  ],
  [
    'a town in the language of the user',
    { layer: 'place', type: 'Point', properties: { class: 'town', name: 'Kandy', 'name:si': 'මහනුවර' } },
    8,
    [[COLOURS.text, 'මහනුවර']],
  ],
  [
    'a quarter by its own name',
    { layer: 'place', type: 'Point', properties: { class: 'suburb', name: 'Fort', 'name:en': 'Fort (en)' } },
    12,
    [[COLOURS.faintText, 'Fort']],
  ],
  ['no quarter from afar', { layer: 'place', type: 'Point', properties: { class: 'suburb', name: 'Fort' } }, 11, []],
])('draws %s', (_, feature, zoom, drawn) => {
  expect(draw(extractOf('openmaptiles'), feature, zoom)).toEqual(drawn);
});

test.each<[what: string, feature: Feature, zoom: number, drawn: unknown[][]]>([
  ['the land', { layer: 'earth', type: 'Polygon' }, 8, [[COLOURS.land]]],
  ['a river', { layer: 'water', type: 'LineString', properties: { kind: 'river' } }, 17, [[COLOURS.river, 6]]],
  ['a lake', { layer: 'water', type: 'Polygon', properties: { kind: 'lake' } }, 8, [[COLOURS.sea]]],
  [
    'a road above its casing',
    { layer: 'roads', type: 'LineString', properties: { kind: 'highway' } },
    12,
    [
      [COLOURS.casing, expect.any(Number)],
      [COLOURS.motorway, expect.any(Number)],
    ],
  ],
  ['a region', { layer: 'boundaries', type: 'LineString', properties: { kind: 'region' } }, 17, [[COLOURS.border, 2]]],
])('draws %s of an archive of Protomaps', (_, feature, zoom, drawn) => {
  expect(draw(extractOf('protomaps'), feature, zoom)).toEqual(drawn);
});

test('oceans lie below the land, lakes above it', () => {
  const idsOf = (kind: string) => {
    const feature = { type: 'Polygon', properties: { kind } };
    return extractOf('protomaps')
      .filter((one) => one['source-layer'] === 'water' && one.type === 'fill' && isShown(one, feature, 8))
      .map(({ id }) => id);
  };
  expect([idsOf('ocean'), idsOf('lake')]).toEqual([['extract-water-0'], ['extract-water-4']]);
});

test('borders are dashed', () => {
  const dashesOf = (layers: readonly TileLayer[], layer: string) =>
    layers.filter((one) => one['source-layer'] === layer).map(({ paint }) => paint?.['line-dasharray']);
  expect(dashesOf(ofWorld().ground, 'border')).toEqual([[4, 2]]);
  expect(dashesOf(extractOf('openmaptiles'), 'boundary')).toEqual([[3, 3]]);
});

test('land lies on the sea, and lakes and roads on the land', () => {
  const layers = extractOf('protomaps').map((one) => [
    one['source-layer'],
    one.paint?.['fill-color'] ?? one.paint?.['line-color'],
  ]);
  const positions = [
    layers.findIndex(([, colour]) => colour === COLOURS.sea),
    layers.findIndex(([layer]) => layer === 'earth'),
    layers.findLastIndex(([, colour]) => colour === COLOURS.sea),
    layers.findIndex(([, colour]) => colour === COLOURS.casing),
    layers.findIndex(([, colour]) => colour === COLOURS.motorway),
  ];
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(new Set(positions).size).toBe(positions.length);
});

const town = (at: Feature['at'], min = 3): Feature => ({
  layer: 'town',
  type: 'Point',
  properties: { name: 'Kandy', min },
  ...(at && { at }),
});
const [INSIDE, OUTSIDE] = [
  [80.6, 7.3],
  [77.6, 13],
] as const;

test.each<[what: string, feature: Feature, zoom: number, drawn: unknown[][]]>([
  ['land with its coast', { layer: 'land', type: 'Polygon' }, 4, [[COLOURS.land], [COLOURS.coast, 0.5]]],
  ['a lake', { layer: 'lake', type: 'Polygon' }, 4, [[COLOURS.sea]]],
  ['a river', { layer: 'river', type: 'LineString' }, 8, [[COLOURS.river, 1]]],
  ['a border', { layer: 'border', type: 'LineString' }, 13, [[COLOURS.border, 2]]],
  [
    'a road above its casing',
    { layer: 'road', type: 'LineString' },
    8,
    [
      [COLOURS.casing, 2.5],
      [COLOURS.mainRoad, 1.5],
    ],
  ],
  [
    'a road closely',
    { layer: 'road', type: 'LineString' },
    13,
    [
      [COLOURS.casing, 6],
      [COLOURS.mainRoad, 4],
    ],
  ],
  ['no road from afar', { layer: 'road', type: 'LineString' }, 4.9, []],
])('the world has %s', (_, feature, zoom, drawn) => {
  expect(draw(ofWorld().ground, feature, zoom)).toEqual(drawn);
});

test.each<[what: string, feature: Feature, zoom: number, drawn: unknown[][]]>([
  ['a town', town(INSIDE), 7, [[COLOURS.text, 'Kandy']]],
  ['no town that the extract names', town(INSIDE), 8, []],
  ['a town outside the extract', town(OUTSIDE), 8, [[COLOURS.text, 'Kandy']]],
  ['no small town from afar', town(OUTSIDE, 9), 8, []],
  [
    'a country in the language of the user',
    { layer: 'country', type: 'Point', properties: { code: 'DE', min: 1 } },
    4,
    [[COLOURS.faintText, 'Germania']],
  ],
  [
    'no name of no country',
    { layer: 'country', type: 'Point', properties: { code: 'A1', min: 1 } },
    4,
    [[COLOURS.faintText, '']],
  ],
  ['no country closely', { layer: 'country', type: 'Point', properties: { code: 'DE', min: 1 } }, 7, []],
])('the world names %s', (_, feature, zoom, drawn) => {
  expect(draw(ofWorld().labels, feature, zoom)).toEqual(drawn);
});

test('the world leaves the towns in all corners of an extract to it', () => {
  for (const longitude of [79.6, 81.9])
    for (const latitude of [5.9, 9.8]) expect(draw(ofWorld().labels, town([longitude, latitude]), 8)).toEqual([]);
});

test('without an extract the world names its towns everywhere', () => {
  expect(draw(ofWorld(null).labels, town(INSIDE), 12)).toHaveLength(1);
});

test('layers have ids of their own and the fonts of the portal, and texts a halo', () => {
  const [world, tiles] = [ofWorld(), extractOf('openmaptiles')];
  const layers = [...world.ground, ...tiles, ...world.labels];
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  expect(tiles.map(({ id }) => id)).toContain('extract-water-0');
  expect(world.ground[0]?.id).toBe('world-land-0');
  for (const { paint = {}, layout = {} } of layers.filter(({ type }) => type === 'symbol')) {
    expect(paint).toMatchObject({ 'text-halo-color': COLOURS.halo, 'text-halo-width': 1.5 });
    expect(layout).toMatchObject({ 'text-font': ['Inter Variable', 'Noto Sans Sinhala Variable'] });
    expect(layout['text-size']).toBeDefined();
  }
});
