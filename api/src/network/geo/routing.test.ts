import { routingOf } from './routing.ts';
import { FAULTS, HASTY_MS, json, PATIENT_MS, standIn } from './testing/stand-in.ts';

const COLOMBO = [6.9497, 79.8442] as const;
const KANDY = [7.2906, 80.6337] as const;
const LINE = [
  [79.8442, 6.9497],
  [80.1, 7.1],
  [80.6337, 7.2906],
];

const service = standIn();
const clock = { now: 1_000 };
const warnings: unknown[] = [];
const SETTINGS = { publicUrl: 'https://portal.example.com', geocoderPerSecond: 1, geoWithinMs: PATIENT_MS };
const server = (routingUrl?: string) => ({
  config: { ...SETTINGS, routingUrl },
  now: () => clock.now,
  log: {
    warn: (details: object) => {
      warnings.push(details);
    },
  },
});

test('without a service it is the great circle over an earth of 6371 km, times 1.3', async () => {
  const routing = routingOf(server());
  const oneDegree = ((2 * Math.PI * 6371) / 360) * 1.3;
  const told = { source: 'greatCircle', estimated: true, isFallback: false };
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
    ...told,
  });
  expect(
    await routing([
      [0, 0],
      [0, 1],
      [0, 0],
    ]),
  ).toMatchObject({ distance: (2 * oneDegree).toFixed(3), ...told });
  expect(await routing([COLOMBO, COLOMBO])).toMatchObject({ distance: '0.000' });
});

test('a service is asked with longitude first, by our name, once for all who ask the same, and anew after an hour', async () => {
  service.answer = json({ code: 'Ok', routes: [{ distance: 115_432.1 }] });
  const routing = routingOf(server(service.url));
  const answer = { distance: '115.432', points: [COLOMBO, KANDY], source: 'osrm', estimated: false, isFallback: false };
  expect(await Promise.all([routing([COLOMBO, KANDY]), routing([COLOMBO, KANDY])])).toEqual([answer, answer]);
  expect(service.asked).toEqual(['/route/v1/driving/79.844200,6.949700;80.633700,7.290600?overview=false&steps=false']);
  expect(service.agents.at(-1)).toMatch(/^Consign\/\d+\.\d+\.\d+ \(https:\/\/portal\.example\.com\)$/);
  clock.now += 3_599;
  await routing([COLOMBO, KANDY]);
  expect(service.asked).toHaveLength(1);
  clock.now += 2;
  await routing([COLOMBO, KANDY]);
  expect(service.asked).toHaveLength(2);
});

test('a line is asked for where it is drawn, and a way without tolls is another one', async () => {
  service.answer = json({
    code: 'Ok',
    routes: [{ distance: 120_000, geometry: { type: 'LineString', coordinates: LINE } }],
  });
  const routing = routingOf(server(service.url));
  const { points } = await routing([COLOMBO, KANDY], { withLine: true });
  await routing([COLOMBO, KANDY], { withLine: true, excludeTolls: true });
  expect(points).toEqual([COLOMBO, [7.1, 80.1], KANDY]);
  expect(service.asked.map((address) => address.split('?')[1])).toEqual([
    'overview=full&geometries=geojson&steps=false',
    'overview=full&geometries=geojson&steps=false&exclude=toll',
  ]);
});

test.each([
  ...FAULTS,
  ['finds no route', json({ code: 'NoRoute', message: 'Impossible route between points' }, 400)] as const,
  ['answers no route', json({ code: 'Ok', routes: [] })] as const,
  ['answers no line', json({ code: 'Ok', routes: [{ distance: 1 }] })] as const,
  [
    'answers a line outside of the world',
    json({
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
])('a service that %s leaves the estimate, says so, and is asked again soon', async (_name, answer) => {
  service.answer = answer;
  warnings.length = 0;
  const asked = server(service.url);
  asked.config.geoWithinMs = HASTY_MS;
  const routing = routingOf(asked);
  const expected = { ...(await routingOf(server())([COLOMBO, KANDY])), isFallback: true };
  expect(await routing([COLOMBO, KANDY], { withLine: true })).toEqual(expected);
  expect(await routing([COLOMBO, KANDY], { withLine: true })).toEqual(expected);
  expect([service.asked.length, warnings.length]).toEqual([1, 1]);
  service.answer = json({ code: 'Ok', routes: [{ distance: 120_000, geometry: { coordinates: LINE } }] });
  asked.config.geoWithinMs = PATIENT_MS;
  clock.now += 31;
  expect(await routing([COLOMBO, KANDY], { withLine: true })).toMatchObject({ distance: '120.000', isFallback: false });
});

test('nor does one that cannot be reached stop anybody', async () => {
  expect(await routingOf(server('http://127.0.0.1:1'))([COLOMBO, KANDY])).toMatchObject({
    source: 'greatCircle',
    isFallback: true,
  });
});
