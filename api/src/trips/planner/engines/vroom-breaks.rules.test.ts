import type { DrivingRule, RoutingShipment } from 'shared-contracts/trips/planner';
import { listPauseClasses, listPauses } from './vroom-breaks.rules.ts';

/** In minutes: a break of 5 after 40 of driving. */
const BREAKS: DrivingRule = { driveBeforeBreak: 40, breakLength: 5, maxDrive: Infinity };
/** Adds a rest of 60 after 100. */
const RESTS: DrivingRule = { ...BREAKS, driveBeforeRest: 100, restLength: 60 };

test.each<[string, DrivingRule, number, [number, number][]]>([
  [
    'breaks',
    BREAKS,
    3,
    [
      [40, 5],
      [80, 5],
      [120, 5],
    ],
  ],
  [
    'breaks and rests, after which driving times begin again',
    RESTS,
    5,
    [
      [40, 5],
      [80, 5],
      [100, 60],
      [140, 5],
      [180, 5],
    ],
  ],
  [
    'a rest in place of a break',
    { ...RESTS, driveBeforeRest: 80 },
    3,
    [
      [40, 5],
      [80, 60],
      [120, 5],
    ],
  ],
  [
    'rests only',
    { ...RESTS, driveBeforeBreak: Infinity },
    2,
    [
      [100, 60],
      [200, 60],
    ],
  ],
  ['no pauses', { ...BREAKS, driveBeforeBreak: Infinity }, 3, []],
  ['no pauses by a rule that lets nobody drive', { ...BREAKS, driveBeforeBreak: 0 }, 3, []],
  ['as many as asked for', BREAKS, 1, [[40, 5]]],
])('a trip that drives on and on has %s', (_name, rule, count, expected) => {
  expect(listPauses(rule, count)).toEqual(expected.map(([after, seconds]) => ({ after, seconds })));
});

const opening = (...times: number[]) =>
  times.map((from) => ({ pickup: { time_windows: [[from, from + 500]] } }) as unknown as RoutingShipment);
const classesFor = (rule: DrivingRule | undefined, longestDrive: number, shipments = opening(1_000)) =>
  listPauseClasses(shipments, rule, longestDrive).map(({ breaks = [], max_travel_time }) => [
    breaks.length,
    max_travel_time,
  ]);

test.each<[string, DrivingRule | undefined, number, [number, number | undefined][]]>([
  ['without a rule', undefined, 500, [[0, undefined]]],
  [
    'whose orders need no break',
    BREAKS,
    30,
    [
      [0, 40],
      [1, 80],
    ],
  ],
  [
    'whose longest order drives until a break is due',
    BREAKS,
    80,
    [
      [0, 40],
      [1, 80],
    ],
  ],
  [
    'whose longest order needs two breaks',
    BREAKS,
    81,
    [
      [0, 40],
      [1, 80],
      [2, 120],
    ],
  ],
  [
    'whose longest order needs more than three',
    BREAKS,
    500,
    [
      [0, 40],
      [1, 80],
      [2, 120],
      [3, 160],
    ],
  ],
  [
    'that may drive 70 minutes',
    { ...BREAKS, maxDrive: 70 },
    500,
    [
      [0, 40],
      [1, 70],
    ],
  ],
  ['that may drive until a break is due', { ...BREAKS, maxDrive: 40 }, 500, [[0, 40]]],
  ['whose breaks take no time', { ...BREAKS, breakLength: 0 }, 500, [[0, undefined]]],
])('a day %s', (_name, rule, longestDrive, expected) => {
  expect(classesFor(rule, longestDrive)).toEqual(expected);
});

test('a break is taken after the last pickup has opened, and before the driving time is exceeded', () => {
  const [, , last] = listPauseClasses(opening(900, 1_000, 800), BREAKS, 100);
  expect(last?.breaks).toEqual([
    { id: 1, time_windows: [[1_000, 1_040]], service: 5 },
    { id: 2, time_windows: [[1_000, 1_085]], service: 5 },
  ]);
});

test('a vehicle without a break or a limit omits them', () => {
  expect(listPauseClasses(opening(1_000), undefined, 100)).toEqual([{}]);
});
