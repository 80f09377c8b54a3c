import { createRouting } from './routing.ts';
import { FAILURES, SHORT_TIMEOUT_MS, jsonResponse, LONG_TIMEOUT_MS, fakeService } from './testing/fake-service.ts';

const COLOMBO = [6.9497, 79.8442] as const;
const KANDY = [7.2906, 80.6337] as const;
const LINE = [
  [79.8442, 6.9497],
  [80.1, 7.1],
  [80.6337, 7.2906],
];

const service = fakeService();
const clock = { now: 1_000 };
const warnings: unknown[] = [];
const SETTINGS = { publicUrl: 'https://portal.example.com', geocoderPerSecond: 1, geoTimeoutMs: LONG_TIMEOUT_MS };
const createDeps = (routingUrl?: string) => ({
  config: { ...SETTINGS, routingUrl },
  now: () => clock.now,
  log: {
    warn: (details: object) => {
      warnings.push(details);
    },
  },
});

test('estimates 1.3 times the great circle distance without a service', async () => {
  const routing = createRouting(createDeps());
  const oneDegree = ((2 * Math.PI * 6371) / 360) * 1.3;
  const sourceInfo = { source: 'greatCircle', estimated: true, isFallback: false };
  expect(
    await routing(
      [
        [0, 0],
        [0, 1],
      ],
      { withLine: true },
    ),
  ).toEqual({
    distance: oneDegree.toFixed(3),
    points: [
      [0, 0],
      [0, 1],
    ],
    ...sourceInfo,
  });
  expect(
    await routing([
      [0, 0],
      [0, 1],
      [0, 0],
    ]),
  ).toMatchObject({ distance: (2 * oneDegree).toFixed(3), ...sourceInfo });
  expect(await routing([COLOMBO, COLOMBO])).toMatchObject({ distance: '0.000' });
});

test('requests the service with longitude first and our user agent, and caches the result for an hour', async () => {
  service.response = jsonResponse({ code: 'Ok', routes: [{ distance: 115_432.1 }] });
  const routing = createRouting(createDeps(service.url));
  const response = {
    distance: '115.432',
    points: [COLOMBO, KANDY],
    source: 'osrm',
    estimated: false,
    isFallback: false,
  };
  expect(await Promise.all([routing([COLOMBO, KANDY]), routing([COLOMBO, KANDY])])).toEqual([response, response]);
  expect(service.requestedPaths).toEqual([
    '/route/v1/driving/79.844200,6.949700;80.633700,7.290600?overview=false&steps=false',
  ]);
  expect(service.userAgents.at(-1)).toMatch(/^Consign\/\d+\.\d+\.\d+ \(https:\/\/portal\.example\.com\)$/);
  clock.now += 3_599;
  await routing([COLOMBO, KANDY]);
  expect(service.requestedPaths).toHaveLength(1);
  clock.now += 2;
  await routing([COLOMBO, KANDY]);
  expect(service.requestedPaths).toHaveLength(2);
});

test('requests the line on demand and routes without tolls separately', async () => {
  service.response = jsonResponse({
    code: 'Ok',
    routes: [{ distance: 120_000, geometry: { type: 'LineString', coordinates: LINE } }],
  });
  const routing = createRouting(createDeps(service.url));
  const { points } = await routing([COLOMBO, KANDY], { withLine: true });
  await routing([COLOMBO, KANDY], { withLine: true, excludeTolls: true });
  expect(points).toEqual([COLOMBO, [7.1, 80.1], KANDY]);
  expect(service.requestedPaths.map((address) => address.split('?')[1])).toEqual([
    'overview=full&geometries=geojson&steps=false',
    'overview=full&geometries=geojson&steps=false&exclude=toll',
  ]);
});

test.each([
  ...FAILURES,
  ['finds no route', jsonResponse({ code: 'NoRoute', message: 'Impossible route between points' }, 400)] as const,
  ['returns no route', jsonResponse({ code: 'Ok', routes: [] })] as const,
  ['returns no line', jsonResponse({ code: 'Ok', routes: [{ distance: 1 }] })] as const,
  [
    'returns a line with invalid coordinates',
    jsonResponse({
      code: 'Ok',
      routes: [
        {
          distance: 1,
          geometry: {
            coordinates: [
              [0, 91],
              [0, 0],
            ],
          },
        },
      ],
    }),
  ] as const,
])('falls back to the estimate and retries soon when the service %s', async (_name, response) => {
  service.response = response;
  warnings.length = 0;
  const deps = createDeps(service.url);
  deps.config.geoTimeoutMs = SHORT_TIMEOUT_MS;
  const routing = createRouting(deps);
  const expected = { ...(await createRouting(createDeps())([COLOMBO, KANDY])), isFallback: true };
  expect(await routing([COLOMBO, KANDY], { withLine: true })).toEqual(expected);
  expect(await routing([COLOMBO, KANDY], { withLine: true })).toEqual(expected);
  expect([service.requestedPaths.length, warnings.length]).toEqual([1, 1]);
  service.response = jsonResponse({ code: 'Ok', routes: [{ distance: 120_000, geometry: { coordinates: LINE } }] });
  deps.config.geoTimeoutMs = LONG_TIMEOUT_MS;
  clock.now += 31;
  expect(await routing([COLOMBO, KANDY], { withLine: true })).toMatchObject({ distance: '120.000', isFallback: false });
});

test('falls back to the estimate when the service is unreachable', async () => {
  expect(await createRouting(createDeps('http://127.0.0.1:1'))([COLOMBO, KANDY])).toMatchObject({
    source: 'greatCircle',
    isFallback: true,
  });
});
