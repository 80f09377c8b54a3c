import { distanceTable } from './distance-table.ts';
import { FAULTS, HASTY_MS, json, PATIENT_MS, standIn } from './testing/stand-in.ts';

const COLOMBO = [6.9497, 79.8442] as const;
const KANDY = [7.2906, 80.6337] as const;

const service = standIn();
const warnings: unknown[] = [];
const server = (routingUrl: string | undefined, geoWithinMs = PATIENT_MS) => ({
  config: { publicUrl: 'https://portal.example.com', geocoderPerSecond: 1, geoWithinMs, routingUrl },
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

test('a service tells the metres from every place to every other one, there and back, and where it knows no way', async () => {
  service.answer = json({
    code: 'Ok',
    distances: [
      [0, 115_432.1],
      [null, 0],
    ],
  });
  expect(await distanceTable(server(service.url), [COLOMBO, KANDY])).toEqual([
    [0, 115_432.1],
    [null, 0],
  ]);
  expect(service.asked).toEqual(['/table/v1/driving/79.844200,6.949700;80.633700,7.290600?annotations=distance']);
});

test.each<[string, boolean, number]>([
  ['there is no service', false, 2],
  ['there is one place', true, 1],
  ['there are more places than a service answers at once', true, 101],
])('nobody is asked when %s', async (_name, isThere, places) => {
  expect(
    await distanceTable(
      server(isThere ? service.url : undefined),
      Array.from({ length: places }, () => COLOMBO),
    ),
  ).toBeNull();
  expect(service.asked).toEqual([]);
});

test.each([
  ...FAULTS,
  [
    'knows a distance less than none',
    json({
      code: 'Ok',
      distances: [
        [0, -1],
        [1, 0],
      ],
    }),
  ] as const,
])('distances are estimated when the service %s, and that is written down', async (_name, answer) => {
  service.answer = answer;
  expect(await distanceTable(server(service.url, HASTY_MS), [COLOMBO, KANDY])).toBeNull();
  expect(warnings).toHaveLength(1);
});
