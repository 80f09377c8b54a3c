import { HOUR } from 'shared-contracts/values/time';
import { fetchDistanceTable } from './distance-table.ts';
import { FAILURES, SHORT_TIMEOUT_MS, jsonResponse, LONG_TIMEOUT_MS, fakeService } from './testing/fake-service.ts';

const COLOMBO = [6.9497, 79.8442] as const;
const KANDY = [7.2906, 80.6337] as const;

const service = fakeService();
const warnings: unknown[] = [];
const createDeps = (routingUrl: string | undefined, geoTimeoutMs = LONG_TIMEOUT_MS) => ({
  config: { publicUrl: 'https://portal.example.com', geocoderPerSecond: 1, geoTimeoutMs, routingUrl },
  now: () => 1_000,
  log: {
    warn: (details: object) => {
      warnings.push(details);
    },
  },
});
beforeEach(() => {
  warnings.length = 0;
});

test('returns road distances in metres between all points, null where there is no route', async () => {
  service.response = jsonResponse({
    code: 'Ok',
    distances: [
      [0, 115_432.1],
      [null, 0],
    ],
  });
  expect(await fetchDistanceTable(createDeps(service.url), [COLOMBO, KANDY])).toEqual([
    [0, 115_432.1],
    [null, 0],
  ]);
  expect(service.requestedPaths).toEqual([
    '/table/v1/driving/79.844200,6.949700;80.633700,7.290600?annotations=distance',
  ]);
});

test('asks for the same distances once a day', async () => {
  const clock = { now: 1_000 };
  const deps = { ...createDeps(service.url), now: () => clock.now };
  service.response = jsonResponse({
    code: 'Ok',
    distances: [
      [0, 5],
      [6, 0],
    ],
  });
  const first = await fetchDistanceTable(deps, [COLOMBO, KANDY]);
  expect(await fetchDistanceTable(deps, [KANDY, COLOMBO])).toEqual([
    [0, 6],
    [5, 0],
  ]);
  expect(service.requestedPaths).toHaveLength(1);
  clock.now += 25 * HOUR;
  expect(await fetchDistanceTable(deps, [COLOMBO, KANDY])).toEqual(first);
  expect(service.requestedPaths).toHaveLength(2);
});

test('asks for a large table in parts that the service accepts', async () => {
  // The distance from the i-th to the j-th point is 1000 i + j.
  service.response = (request, reply) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const numbers = (url.pathname.split('/').at(-1) ?? '')
      .split(';')
      .map((pair) => Math.round((Number(pair.split(',')[0]) - 80) * 1_000));
    const chosen = (side: string) =>
      url.searchParams
        .get(side)
        ?.split(';')
        .map((i) => numbers[Number(i)] as number) ?? numbers;
    const distances = chosen('sources').map((i) => chosen('destinations').map((j) => 1_000 * i + j));
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'Ok', distances }));
  };
  const points = Array.from({ length: 120 }, (_, i) => [7, 80 + i / 1_000] as const);
  const table = await fetchDistanceTable(createDeps(service.url), points);
  expect(table).toEqual(points.map((_from, i) => points.map((_to, j) => 1_000 * i + j)));
  expect(service.requestedPaths).toHaveLength(9);
  for (const path of service.requestedPaths) expect(path.split('?')[0]?.split(';').length).toBeLessThanOrEqual(100);
});

test.each<[string, boolean, number]>([
  ['there is no service', false, 2],
  ['there is one point', true, 1],
  ['there are too many points', true, 401],
])('does not call the service when %s', async (_name, hasService, count) => {
  expect(
    await fetchDistanceTable(
      createDeps(hasService ? service.url : undefined),
      Array.from({ length: count }, () => COLOMBO),
    ),
  ).toBeNull();
  expect(service.requestedPaths).toEqual([]);
});

test.each([
  ...FAILURES,
  [
    'returns a negative distance',
    jsonResponse({
      code: 'Ok',
      distances: [
        [0, -1],
        [1, 0],
      ],
    }),
  ] as const,
])('returns null and logs a warning when the service %s', async (_name, response) => {
  service.response = response;
  expect(await fetchDistanceTable(createDeps(service.url, SHORT_TIMEOUT_MS), [COLOMBO, KANDY])).toBeNull();
  expect(warnings).toHaveLength(1);
});
