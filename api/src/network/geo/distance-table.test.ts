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

test.each<[string, boolean, number]>([
  ['there is no service', false, 2],
  ['there is one point', true, 1],
  ['there are more points than a service accepts', true, 101],
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
