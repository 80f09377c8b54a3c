import { DEFAULT_DRIVER_HOURS } from 'shared-contracts/values/trips/plans';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import {
  drivenBetween,
  type Drive,
  findHoursProblems,
  findNearLimits,
  summarizeHours,
  toDriverLimits,
  toRests,
  toShifts,
} from './driver-hours.rules.ts';

const drive = (from: number, to: number, hours = to - from): Drive => ({
  fromAt: from * HOUR,
  toAt: to * HOUR,
  seconds: hours * HOUR,
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
  ['an earlier shift that is too long', [drive(24, 25)], [drive(0, 12)], LIMITS, []],
  ['a later shift that is too long', [drive(24, 25)], [drive(48, 60)], LIMITS, []],
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
])('finds the exceeded limits of %s', (_name, own, others, limits, expected) => {
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

test.each([
  ['that begins as it ends', 15, 20, []],
  ['that begins before it ends', 14, 20, [[4, 15]]],
  ['that ends as it begins', 0, 4, []],
  ['that ends after it has begun', 0, 5, [[4, 15]]],
])('the rest after a shift touches a span %s: from %s to %s', (_name, from, to, expected) => {
  const rests = toRests(toShifts([drive(0, 4)], 660), 660, { fromAt: from * HOUR, toAt: to * HOUR });
  expect(rests.map(({ fromAt, toAt }) => [fromAt / HOUR, toAt / HOUR])).toEqual(expected);
});

test.each<[string, number, number, number]>([
  ['all of it', 0, 10, 4],
  ['half of it', 2, 10, 2],
  ['what is left at the end', 0, 1, 1],
  ['nothing before', -5, 0, 0],
  ['nothing after', 4, 9, 0],
])('counts of driving between two times %s', (_name, from, to, hours) => {
  expect(drivenBetween([drive(0, 4), drive(1, 1)], from * HOUR, to * HOUR)).toBe(hours * HOUR);
});

test('counts the longest of the shifts that are too long', () => {
  const limits = { ...LIMITS, maxShiftMinutes: 60 };
  const own = [drive(0, 2), drive(24, 28), drive(48, 51)];
  expect(findHoursProblems(own, [], limits)).toEqual([{ code: 'shiftHours', hours: 4, limit: 1, at: 24 * HOUR }]);
});

test('only seven days that contain driving of the trip count', () => {
  const limits = { ...LIMITS, maxShiftMinutes: null, maxWeekMinutes: 10 * 60 };
  const found = (own: Drive[], others: Drive[]) => findHoursProblems(own, others, limits).map(({ at }) => at / HOUR);
  const heavy = [drive(0, 8), drive(20, 28)];
  expect(found([drive(300, 301)], heavy)).toEqual([]);
  expect(found(heavy.slice(0, 1), [drive(20, 21), drive(24, 26)])).toEqual([26]);
  expect(found([drive(0, 2), drive(100, 102)], [drive(102 + 168 - 11, 102 + 168)])).toEqual([]);
  const twoWeeks = [drive(0, 8), drive(300, 308)];
  expect(found(twoWeeks, [drive(20, 24)])).toEqual([24]);
  expect(found(twoWeeks, [drive(320, 324)])).toEqual([324]);
  // The seven days until the trip begins, which are fuller than those with it.
  expect(found([drive(28, 36, 1)], [drive(-140, -132), drive(20, 28, 3)])).toEqual([]);
});

test.each<[string, number, number, number]>([
  ['a break that is just long enough', 4.75, 270, 240],
  ['a break that is not', 4.74, 30, 240],
])('after %s, the next one is due', (_name, hours, untilBreak, driven) => {
  const { shift } = summarizeHours([drive(0, 4), drive(6, 8)], DEFAULT_DRIVER_HOURS, 540, hours * HOUR);
  expect(shift).toMatchObject({ untilBreak, driven });
});

test('only driving of the shift counts until the next break', () => {
  const { shift } = summarizeHours([drive(0, 4), drive(16, 18), drive(19, 24)], DEFAULT_DRIVER_HOURS, 540, 17 * HOUR);
  expect(shift).toMatchObject({ untilBreak: 210, driven: 60 });
});

test.each([
  ['begins', 0, true],
  ['is in its rest', 14.9, true],
  ['has rested', 15, false],
])('a shift continues when it %s', (_name, hours, goesOn) => {
  const { shift, nextShift } = summarizeHours([drive(0, 4)], DEFAULT_DRIVER_HOURS, 540, hours * HOUR);
  expect(shift !== null).toBe(goesOn);
  expect(nextShift).toBeNull();
});

test('plans the longest of the coming seven-day spans', () => {
  const drives = [drive(0, 9), drive(24, 32), drive(200, 202)];
  const weekAt = (hours: number) => summarizeHours(drives, DEFAULT_DRIVER_HOURS, 540, hours * HOUR).week;
  expect(weekAt(10)).toMatchObject({ driven: 540, planned: 1_020 });
  expect(weekAt(32)).toMatchObject({ driven: 1_020, planned: 1_020 });
  expect(weekAt(199)).toMatchObject({ driven: 60, planned: 120 });
});
