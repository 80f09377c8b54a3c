import { HOUR } from 'shared-contracts/values/time';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { fetchRoadTable, MAX_ROAD_PLACES } from './road-table.ts';
import { createTravel, estimateLeg } from './travel.rules.ts';
import { smallOsrm } from './testing/small-osrm.ts';
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

const OK = {
  code: 'Ok',
  distances: [
    [0, 115_432.1],
    [null, 0],
  ],
  durations: [
    [0, 9_800.5],
    [null, 0],
  ],
};
/** The legs of a table as returned by the service. */
async function legsOf(deps: ReturnType<typeof createDeps>, points: readonly Point[]) {
  const table = await fetchRoadTable(deps, points);
  const travel = createTravel(table);
  return table && points.map((from) => points.map((to) => travel(from, to)));
}
const road = (metres: number, seconds: number) => ({ metres, seconds, isEstimated: false });

test('returns distances and travel times by road between all points, and estimates them if there is no road', async () => {
  service.response = jsonResponse(OK);
  expect(await legsOf(createDeps(service.url), [COLOMBO, KANDY])).toEqual([
    [road(0, 0), road(115_432.1, 9_800.5)],
    [estimateLeg(KANDY, COLOMBO), road(0, 0)],
  ]);
  expect(service.requestedPaths).toEqual([
    '/table/v1/driving/79.844200,6.949700;80.633700,7.290600?annotations=duration,distance',
  ]);
});

const WHOLE = {
  code: 'Ok',
  distances: [
    [0, 5],
    [6, 0],
  ],
  durations: [
    [0, 7],
    [8, 0],
  ],
};

test('requests the same legs once a day, also for points some metres away', async () => {
  const clock = { now: 1_000 };
  const deps = { ...createDeps(service.url), now: () => clock.now };
  service.response = jsonResponse(WHOLE);
  const first = await legsOf(deps, [COLOMBO, KANDY]);
  expect(await legsOf(deps, [[KANDY[0] + 0.000_02, KANDY[1]], COLOMBO])).toEqual(
    first?.toReversed().map((row) => row.toReversed()),
  );
  expect(service.requestedPaths).toHaveLength(1);
  clock.now += 25 * HOUR;
  expect(await legsOf(deps, [COLOMBO, KANDY])).toEqual(first);
  expect(service.requestedPaths).toHaveLength(2);
});

test('requests a large table in parts that the service accepts', async () => {
  const indexOf = ([, longitude]: Point) => Math.round((longitude - 80) * 1_000);
  service.response = smallOsrm((from, to) => ({
    metres: 1_000 * indexOf(from) + indexOf(to),
    seconds: indexOf(from) + 1_000 * indexOf(to),
  }));
  const points = Array.from({ length: 120 }, (_, i) => [7, 80 + i / 1_000] as const);
  expect(await legsOf(createDeps(service.url), points)).toEqual(
    points.map((_from, i) => points.map((_to, j) => road(1_000 * i + j, i + 1_000 * j))),
  );
  expect(service.requestedPaths).toHaveLength(9);
  for (const path of service.requestedPaths) expect(path.split('?')[0]?.split(';').length).toBeLessThanOrEqual(100);
});

test.each<[string, boolean, number]>([
  ['there is no service', false, 2],
  ['there is one point', true, 1],
  ['there are too many points', true, MAX_ROAD_PLACES + 1],
])('does not call the service when %s', async (_name, hasService, count) => {
  const points = Array.from({ length: count }, (_, i) => [7, 79 + i / 1_000] as const);
  expect(await fetchRoadTable(createDeps(hasService ? service.url : undefined), points)).toBeNull();
  expect(service.requestedPaths).toEqual([]);
});

test.each([
  ...FAILURES,
  [
    'returns a negative distance',
    jsonResponse({
      ...OK,
      distances: [
        [0, -1],
        [1, 0],
      ],
    }),
  ] as const,
  ['returns no travel times', jsonResponse({ code: 'Ok', distances: OK.distances })] as const,
])('returns null, logs a warning and waits before the next request when the service %s', async (_name, response) => {
  service.response = response;
  const clock = { now: 1_000 };
  const deps = { ...createDeps(service.url, SHORT_TIMEOUT_MS), now: () => clock.now };
  expect(await fetchRoadTable(deps, [COLOMBO, KANDY])).toBeNull();
  expect(await fetchRoadTable(deps, [COLOMBO, KANDY])).toBeNull();
  expect(warnings).toHaveLength(1);
  clock.now += 30;
  service.response = jsonResponse(OK);
  expect(await fetchRoadTable(deps, [COLOMBO, KANDY])).not.toBeNull();
});
