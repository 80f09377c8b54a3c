import { DEFAULT_DRIVER_HOURS } from 'shared-contracts/values/trips/plans';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import {
  type Drive,
  type DrivenStop,
  findHoursProblems,
  findNearLimits,
  summarizeHours,
  toDriverLimits,
  toDrives,
  toShifts,
} from './driver-hours.rules.ts';

/** About 52 km by road from each other, and 78 minutes at the speed of plans. */
const places = [0, 1, 2].map((i) => [6.9 + i * 0.36, 79.9] as const);
const LEG = 4_684;
const stop = (place: number, times: Partial<DrivenStop> = {}): DrivenStop => ({
  plannedAt: null,
  arrivedAt: null,
  departedAt: null,
  point: places[place] as DrivenStop['point'],
  ...times,
});
const drive = (from: number, to: number, hours = to - from): Drive => ({
  fromAt: from * HOUR,
  toAt: to * HOUR,
  seconds: hours * HOUR,
});

test.each<[string, DrivenStop[], number | null, Drive[]]>([
  ['without times', [stop(0), stop(1)], null, []],
  ['that only begins at a time', [stop(0), stop(1)], 100, [{ fromAt: 100, toAt: 100 + LEG, seconds: LEG }]],
  [
    'that is planned, from its arrivals',
    [stop(0, { plannedAt: 0 }), stop(1, { plannedAt: 3 * HOUR })],
    0,
    [{ fromAt: 3 * HOUR - LEG, toAt: 3 * HOUR, seconds: LEG }],
  ],
  [
    'that is planned by fast roads',
    [stop(0, { plannedAt: 0 }), stop(1, { plannedAt: HOUR })],
    0,
    [{ fromAt: 0, toAt: HOUR, seconds: HOUR }],
  ],
  [
    'that was driven, by the recorded times',
    [stop(0, { plannedAt: 0, departedAt: HOUR }), stop(1, { plannedAt: HOUR, arrivedAt: 4 * HOUR })],
    0,
    [{ fromAt: HOUR, toAt: 4 * HOUR, seconds: 3 * HOUR }],
  ],
  [
    'that rested on the way',
    [stop(0, { departedAt: HOUR }), stop(1, { arrivedAt: 14 * HOUR })],
    0,
    [{ fromAt: 14 * HOUR - LEG, toAt: 14 * HOUR, seconds: LEG }],
  ],
  [
    'that left late, which puts off what follows',
    [
      stop(0, { plannedAt: 0, departedAt: 5 * HOUR }),
      stop(1, { plannedAt: 2 * HOUR }),
      stop(2, { plannedAt: 4 * HOUR }),
    ],
    0,
    [
      { fromAt: 5 * HOUR, toAt: 5 * HOUR + LEG, seconds: LEG },
      { fromAt: 5 * HOUR + LEG, toAt: 5 * HOUR + 2 * LEG, seconds: LEG },
    ],
  ],
])('lists the driving of a trip %s', (_name, stops, startsAt, expected) => {
  expect(toDrives({ startsAt, stops }, 660)).toEqual(expected);
});

test.each<[string, Drive[], [number, number, number][]]>([
  ['drives with pauses shorter than a rest', [drive(0, 4), drive(14, 16)], [[0, 16, 6]]],
  [
    'drives after a rest',
    [drive(0, 4), drive(15, 16)],
    [
      [0, 4, 4],
      [15, 16, 1],
    ],
  ],
  ['drives that overlap', [drive(2, 3), drive(0, 5)], [[0, 5, 6]]],
])('groups into shifts: %s', (_name, drives, expected) => {
  expect(toShifts(drives, 660)).toEqual(
    expected.map(([beganAt, endsAt, hours]) => ({
      beganAt: beganAt * HOUR,
      endsAt: endsAt * HOUR,
      seconds: hours * HOUR,
    })),
  );
});

const LIMITS = { ...DEFAULT_DRIVER_HOURS, maxShiftMinutes: 9 * 60 };
const days = (count: number, hours: number) =>
  Array.from({ length: count }, (_, day) => drive(day * 24, day * 24 + hours));
test.each<[string, Drive[], Drive[], typeof LIMITS, unknown[]]>([
  ['a trip within the limits', [drive(0, 9)], [], LIMITS, []],
  ['a trip without driving', [], [drive(0, 12)], LIMITS, []],
  ['a trip that is too long', [drive(1, 10.5)], [], LIMITS, [{ code: 'shiftHours', hours: 9.5, limit: 9, at: HOUR }]],
  [
    'two trips without a rest between them',
    [drive(12, 17)],
    [drive(0, 5)],
    LIMITS,
    [{ code: 'shiftHours', hours: 10, limit: 9, at: 0 }],
  ],
  ['two trips with a rest between them', [drive(16, 21)], [drive(0, 5)], LIMITS, []],
  ['another shift that is too long', [drive(24, 25)], [drive(0, 12)], LIMITS, []],
  [
    'a little too much, which is not rounded away',
    [{ fromAt: 0, toAt: 9 * HOUR + MINUTE, seconds: 9 * HOUR + MINUTE }],
    [],
    LIMITS,
    [{ code: 'shiftHours', hours: 9.1, limit: 9, at: 0 }],
  ],
  [
    'seven days that are too long',
    [drive(6 * 24, 6 * 24 + 8.5)],
    days(6, 8),
    LIMITS,
    [{ code: 'weekHours', hours: 56.5, limit: 56, at: (6 * 24 + 8.5) * HOUR }],
  ],
  [
    'a trip before later ones of the same seven days',
    [drive(0, 8.5)],
    days(7, 8).slice(1),
    LIMITS,
    [{ code: 'weekHours', hours: 56.5, limit: 56, at: (6 * 24 + 8) * HOUR }],
  ],
  ['no limits', [drive(0, 20)], days(7, 12), { ...LIMITS, maxShiftMinutes: null, maxWeekMinutes: null } as never, []],
])('judges %s', (_name, own, others, limits, expected) => {
  expect(findHoursProblems(own, others, limits)).toEqual(expected);
});

test('prefers the limit of a driver to that of the organization', () => {
  expect(toDriverLimits(LIMITS, { maxHoursPerShift: 7.5 }).maxShiftMinutes).toBe(450);
  expect(toDriverLimits(LIMITS, { maxHoursPerShift: null }).maxShiftMinutes).toBe(540);
});

test.each<[string, Drive[], number, object]>([
  ['nothing', [], 10, { shift: null, nextShift: null, week: { driven: 0, planned: 0, max: 3_360 } }],
  [
    'a shift in the middle of a trip',
    [drive(0, 4), drive(5, 9)],
    6,
    {
      shift: { beganAt: 0, endsAt: 9 * HOUR, driven: 300, planned: 480, untilBreak: 210, restedAt: 20 * HOUR },
      week: { driven: 300, planned: 480, max: 3_360 },
    },
  ],
  ['driving without a break', [drive(0, 8)], 5, { shift: { untilBreak: 0, driven: 300 } }],
  ['a break', [drive(0, 4), drive(6, 8)], 5, { shift: { untilBreak: 270, driven: 240 } }],
  [
    'a rest, and the next shift',
    [drive(0, 4), drive(40, 42)],
    20,
    { shift: null, nextShift: { beganAt: 40 * HOUR, planned: 120 } },
  ],
])('summarizes %s', (_name, drives, hours, expected) => {
  expect(summarizeHours(drives, DEFAULT_DRIVER_HOURS, 540, hours * HOUR)).toMatchObject({ maxShift: 540, ...expected });
});

test.each([
  [149, 3_000, 180, []],
  [150, 3_000, 180, ['shift']],
  [200, 3_000, 180, ['shift']],
  [200, 3_000, null, []],
  [150, 3_330, 180, ['shift', 'week']],
  [10, 3_331, 180, ['week']],
])(
  'after %i min in a shift and %i in a week, of %j, the limits that are close are %j',
  (shift, week, maxShift, near) => {
    const hours = {
      shift: { beganAt: 7, endsAt: 9, driven: shift, planned: shift, untilBreak: 0, restedAt: 10 },
      maxShift,
      week: { driven: week, planned: week, max: 3_360 },
      nextShift: null,
      rules: DEFAULT_DRIVER_HOURS,
    };
    expect(findNearLimits(hours, 30).map(({ of }) => of)).toEqual(near);
    expect(findNearLimits({ ...hours, shift: null }, 30)).toEqual([]);
  },
);
