import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import type { Polygon, Position } from 'geojson';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { installExtract } from '../install-extract.ts';
import { convertOsm } from './convert.ts';
import { isInRing } from './rings.rules.ts';
import { writeOsm, type Osm, type OsmNode } from './write-osm.ts';

/** A port: its coast runs from north to south, so that land is in the east, and leaves the bounds on both sides. */
const BOUNDS = [79.8, 6.9, 79.9, 7] as const;
const PLACES: Record<number, readonly [number, number]> = {
  1: [79.83, 7.05], 2: [79.83, 6.95], 3: [79.84, 6.85],
  11: [79.84, 6.96], 12: [79.88, 6.96], 13: [79.89, 6.97],
  21: [79.86, 6.92], 22: [79.87, 6.92], 23: [79.87, 6.93], 24: [79.86, 6.93],
  31: [79.863, 6.923], 32: [79.866, 6.923], 33: [79.866, 6.926], 34: [79.863, 6.926],
  41: [79.85, 6.97], 42: [79.851, 6.97], 43: [79.851, 6.971], 44: [79.85, 6.971],
}; // prettier-ignore
const nodes: OsmNode[] = [
  ...Object.entries(PLACES).map(([id, at]) => ({ id: Number(id), at })),
  {
    id: 5_000_000_001,
    at: [79.85, 6.94],
    tags: { place: 'city', name: 'කොළඹ', 'name:en': 'Colombo', population: '750000' },
  },
  { id: 5_000_000_002, at: [79.86, 6.95], tags: { place: 'suburb', name: 'Pettah' } },
];
const PORT: Osm = {
  bounds: BOUNDS,
  nodes,
  ways: [
    { id: 1, refs: [1, 2, 3], tags: { natural: 'coastline' } },
    { id: 2, refs: [11, 12], tags: { highway: 'motorway', name: 'Expressway', 'name:si': 'අධිවේගී මාර්ගය', ref: 'E03' } },
    { id: 3, refs: [12, 13, 999], tags: { highway: 'residential', name: 'Lake Road' } },
    { id: 4, refs: [11, 13], tags: { highway: 'footway' } },
    { id: 5, refs: [21, 22, 23], tags: {} },
    { id: 6, refs: [21, 24, 23], tags: {} },
    { id: 7, refs: [31, 32, 33, 34, 31], tags: { natural: 'wood' } },
    { id: 8, refs: [41, 42, 43, 44, 41], tags: { building: 'yes' } },
    { id: 9, refs: [11, 12, 13], tags: { waterway: 'river', name: 'Kelani' } },
  ],
  relations: [
    {
      tags: { type: 'multipolygon', natural: 'water', name: 'Beira Lake' },
      members: [
        { id: 5, role: 'outer' },
        { id: 6, role: 'outer' },
        { id: 7, role: 'inner' },
      ],
    },
    { tags: { type: 'boundary', boundary: 'administrative', admin_level: '4' }, members: [{ id: 9, role: 'outer' }] },
  ],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basemap-osm-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const OPTIONS = { hasBuildings: true, maxNodes: 1_000 };

async function convert(osm: Osm | Buffer, options = OPTIONS) {
  const [input, output] = [join(folder, 'port.osm.pbf'), join(folder, 'port.pmtiles')];
  writeFileSync(input, Buffer.isBuffer(osm) ? osm : writeOsm(osm));
  await convertOsm(input, output, options);
  return output;
}

function openArchive(file: string) {
  const content = readFileSync(file);
  return new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({ data: new Uint8Array(content.subarray(offset, offset + length)).buffer }),
  });
}

const ZOOM = 11;
const [X, Y] = [1478, 984];

type TileName = readonly [zoom: number, x: number, y: number];

/** The features of a layer in the tile around the port. */
async function readLayer(archive: PMTiles, name: string, [zoom, x, y]: TileName = [ZOOM, X, Y]) {
  const tile = await archive.getZxy(zoom, x, y);
  const layer = tile && new VectorTile(new PbfReader(tile.data)).layers[name];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
    const feature = layer!.feature(index);
    return { geometry: feature.toGeoJSON(x, y, zoom).geometry, properties: feature.properties };
  });
}

const isInPolygon = (at: readonly [number, number], { geometry }: Awaited<ReturnType<typeof readLayer>>[number]) => {
  const [outer = [], ...holes] = (geometry as Polygon).coordinates;
  const isInside = (ring: Position[]) => isInRing(at, ring as [number, number][]);
  return isInside(outer) && !holes.some(isInside);
};

test('makes an extract that the portal takes, with roads, water, land, borders and names', async () => {
  const file = await convert(PORT);
  const { extract, zooms } = await installExtract(file, join(folder, 'data'));
  expect([extract.schema, extract.bounds, zooms]).toEqual(['protomaps', [...BOUNDS], [0, 14]]);

  const archive = openArchive(file);
  expect((await readLayer(archive, 'roads')).map(({ properties }) => properties)).toEqual([
    { kind: 'highway', name: 'Expressway', 'name:si': 'අධිවේගී මාර්ගය', ref: 'E03', min: 5 },
  ]);
  const street = await readLayer(archive, 'roads', [14, 11827, 7874]);
  expect(street.map(({ properties }) => properties['name'])).toEqual(['Expressway', 'Lake Road']);
  expect((await readLayer(archive, 'places')).map(({ properties }) => properties)).toEqual([
    { kind: 'locality', name: 'කොළඹ', 'name:en': 'Colombo', population: 750_000, min: 4 },
    { kind: 'neighbourhood', name: 'Pettah', population: 0, min: 11 },
  ]);
  expect((await readLayer(archive, 'boundaries')).map(({ properties }) => properties['kind'])).toEqual(['region']);
  expect(await readLayer(archive, 'roads', [4, 11, 7])).toEqual([]);
  expect(await readLayer(archive, 'places', [4, 11, 7])).toHaveLength(1);
});

test('joins the ways of a lake, leaves out its island, and closes the coast along the bounds', async () => {
  const archive = openArchive(await convert(PORT));
  const water = await readLayer(archive, 'water');
  const [lake] = water.filter(({ properties }) => properties['kind'] === 'water');
  expect(lake?.properties['name']).toBe('Beira Lake');
  expect([isInPolygon([79.868, 6.928], lake!), isInPolygon([79.8645, 6.9245], lake!)]).toEqual([true, false]);
  const [earth, ...others] = await readLayer(archive, 'earth');
  expect(others).toEqual([]);
  expect([isInPolygon([79.86, 6.95], earth!), isInPolygon([79.81, 6.95], earth!)]).toEqual([true, false]);
  expect(water.filter(({ properties }) => properties['kind'] === 'ocean')).not.toEqual([]);
});

test('leaves the ground to the world when a coast ends within the bounds', async () => {
  const archive = openArchive(await convert({ ...PORT, bounds: [79.8, 6.8, 79.9, 7] }));
  expect(await readLayer(archive, 'earth')).toEqual([]);
  const kinds = (await readLayer(archive, 'water')).map(({ properties }) => properties['kind']);
  expect(kinds).toEqual(expect.not.arrayContaining(['ocean']));
});

test('has buildings only when asked for', async () => {
  const tile: TileName = [14, 11826, 7873];
  expect(await readLayer(openArchive(await convert(PORT)), 'buildings', tile)).toHaveLength(1);
  const without = openArchive(await convert(PORT, { ...OPTIONS, hasBuildings: false }));
  expect(await readLayer(without, 'buildings', tile)).toEqual([]);
});

test.each([
  ['a region that is too large', PORT, 10, /too large .* more than 10 points.*Planetiler/],
  ['a file of another format', Buffer.from('not OpenStreetMap at all'), 1_000, /not in the PBF format/],
  ['one that ends early', writeOsm(PORT).subarray(0, -10), 1_000, /ends early/],
  ['one for other readers', { ...PORT, features: ['HistoricalInformation'] }, 1_000, /HistoricalInformation/],
  ['an empty region', { nodes: [], ways: [], relations: [] }, 1_000, /nothing that maps show/],
])('refuses %s', async (_case, osm, maxNodes, message) => {
  await expect(convert(osm, { hasBuildings: false, maxNodes })).rejects.toThrow(message);
});
