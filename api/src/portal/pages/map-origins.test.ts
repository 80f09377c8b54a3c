import { createMapOrigins } from './map-origins.ts';

const tiles = { url: 'https://tiles.example:8443/{z}/{x}/{y}.png', attribution: 'Tile makers', link: null };
const TILES = 'https://tiles.example:8443';
const MAPBOX = 'https://api.mapbox.com';
const clock = { now: 0 };
const find = jest.fn<Promise<boolean>, []>();
const onError = jest.fn();
const createOrigins = (configured: typeof tiles | null = tiles) =>
  createMapOrigins(configured, find, { onError, now: () => clock.now });

beforeEach(() => {
  clock.now = 0;
  onError.mockReset();
  find.mockReset().mockResolvedValue(false);
});

test('queries the database once per ten seconds', async () => {
  const origins = createOrigins();
  expect(await Promise.all([origins(), origins()])).toEqual([[TILES], [TILES]]);
  find.mockResolvedValue(true);
  clock.now = 9_999;
  expect(await origins()).toEqual([TILES]);
  clock.now = 10_000;
  expect(await origins()).toContain(MAPBOX);
  expect(find).toHaveBeenCalledTimes(2);
});

test('lists nothing without a tile service and a token', async () => expect(await createOrigins(null)()).toEqual([]));

test('returns the last origins while the database is unavailable', async () => {
  find.mockResolvedValue(true);
  const origins = createOrigins();
  await origins();
  find.mockRejectedValue(new Error('unavailable'));
  clock.now = 60_000;
  expect(await origins()).toContain(MAPBOX);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('does not wait for a slow database', async () => {
  find.mockReturnValue(new Promise(() => undefined));
  expect(await createOrigins()()).toEqual([TILES]);
});
