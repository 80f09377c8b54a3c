import { createMapOrigins } from './map-origins.ts';

const tiles = { url: 'https://tiles.example:8443/{z}/{x}/{y}.png', attribution: 'Tile makers', link: null };
const TILES = 'https://tiles.example:8443';
const MAPBOX = 'https://api.mapbox.com';
const clock = { now: 0 };
const find = jest.fn<Promise<boolean>, []>();
const onError = jest.fn();
const open = (configured: typeof tiles | null = tiles) =>
  createMapOrigins(configured, find, { onError, now: () => clock.now });

beforeEach(() => {
  clock.now = 0;
  onError.mockReset();
  find.mockReset().mockResolvedValue(false);
});

test('it is asked for once in ten seconds, however many pages there are', async () => {
  const origins = open();
  expect(await Promise.all([origins(), origins()])).toEqual([[TILES], [TILES]]);
  find.mockResolvedValue(true);
  clock.now = 9_999;
  expect(await origins()).toEqual([TILES]);
  clock.now = 10_000;
  expect(await origins()).toContain(MAPBOX);
  expect(find).toHaveBeenCalledTimes(2);
});

test('without a tile service and a token, nothing', async () => expect(await open(null)()).toEqual([]));

test('while the database is away it is what it was', async () => {
  find.mockResolvedValue(true);
  const origins = open();
  await origins();
  find.mockRejectedValue(new Error('away'));
  clock.now = 60_000;
  expect(await origins()).toContain(MAPBOX);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a database that does not answer keeps no page waiting', async () => {
  find.mockReturnValue(new Promise(() => undefined));
  expect(await open()()).toEqual([TILES]);
});
