import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { PMTiles, type Source } from 'pmtiles';
import { servePortal } from '../../api/src/portal/public.ts';
import { installExtract } from './install-extract.ts';
import { writePmtiles, type Tile } from './write-pmtiles.ts';

const PROTOMAPS = { vector_layers: [{ id: 'earth' }, { id: 'roads' }] };
const tiles: Tile[] = [0, 1, 2, 3].flatMap((zoom) =>
  Array.from({ length: 4 ** zoom }, (_, index) => {
    const [x, y] = [index % 2 ** zoom, Math.floor(index / 2 ** zoom)];
    return { zoom, x, y, content: Buffer.from(y === 0 ? 'sea' : `${zoom} ${x} ${y}`) };
  }),
);

let folder = '';
let app = Fastify();
const write = (name: string, content: Buffer | string) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const listArchives = () => readdirSync(join(folder, 'data/basemap')).filter((name) => name.endsWith('.pmtiles'));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basemap-'));
  app = Fastify();
  await servePortal(app, { folder, dataFolder: join(folder, 'data') });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('an installed archive is served in ranges, from which a map reads its tiles', async () => {
  const { extract, zooms } = await installExtract(
    write('extract.pmtiles', writePmtiles(tiles, PROTOMAPS)),
    join(folder, 'data'),
  );
  expect([extract.schema, extract.bounds, zooms]).toEqual(['protomaps', [-180, -85, 180, 85], [0, 3]]);
  const statuses = new Set<number>();
  const source: Source = {
    getKey: () => extract.path,
    getBytes: async (offset, length) => {
      const range = `bytes=${offset}-${offset + length - 1}`;
      const { statusCode, headers, rawPayload } = await app.inject({ url: extract.path, headers: { range } });
      statuses.add(statusCode);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      return { data: new Uint8Array(rawPayload).buffer };
    },
  };
  const archive = new PMTiles(source);
  for (const { zoom, x, y, content } of tiles) {
    const tile = await archive.getZxy(zoom, x, y);
    expect(Buffer.from(tile!.data).equals(content)).toBe(true);
  }
  expect(await archive.getZxy(4, 0, 0)).toBeUndefined();
  expect([...statuses]).toEqual([206]);
});

test('keeps the archive before the last for open tabs', async () => {
  for (const name of ['one', 'two', 'three'])
    await installExtract(write('extract.pmtiles', writePmtiles(tiles, { ...PROTOMAPS, name })), join(folder, 'data'));
  expect(listArchives()).toHaveLength(2);
});

test.each([
  ['a file of another format', Buffer.from('not an archive, but long enough to be read'), /is not a PMTiles archive/],
  ['layers that it can’t draw', writePmtiles(tiles, { vector_layers: [{ id: 'contours' }] }), /contours/],
])('refuses %s', async (_case, content, message) => {
  await expect(installExtract(write('extract.pmtiles', content), join(folder, 'data'))).rejects.toThrow(message);
  expect(listArchives()).toEqual([]);
});
