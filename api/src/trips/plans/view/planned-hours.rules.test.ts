import { HOUR } from 'shared-contracts/values/time';
import { DEFAULT_DRIVER_HOURS } from 'shared-contracts/values/trips/plans';
import { createPlannedHours } from './planned-hours.rules.ts';
import type { ScheduledTrip } from './plan-trip.rules.ts';

const RULES = { ...DEFAULT_DRIVER_HOURS, maxShiftMinutes: 9 * 60, maxWeekMinutes: null };

/** Drives from one stop to the next in so many hours. */
const trip = (id: string, driverId: string | null, from: number, hours: number, isCreated = false) =>
  ({
    trip: { id, driverId, createdTrip: isCreated ? { id: 'created' } : null },
    scheduled: [
      { arriveAt: from * HOUR, drive: 0 },
      { arriveAt: (from + hours) * HOUR, drive: hours * HOUR },
    ],
  }) as unknown as ScheduledTrip;
const drive = (from: number, hours: number) => ({
  fromAt: from * HOUR,
  toAt: (from + hours) * HOUR,
  seconds: hours * HOUR,
});
const first = trip('first', 'kasun', 0, 5);
const hoursOf = (
  trips: ScheduledTrip[],
  booked: [string, ReturnType<typeof drive>[]][] = [],
  own: number | null = null,
) =>
  createPlannedHours(
    trips,
    new Map(booked),
    RULES,
  )(first, { id: 'kasun', maxHoursPerShift: own }).map(({ code, hours }) => [code, hours]);

test.each<[string, ScheduledTrip[], [string, ReturnType<typeof drive>[]][], unknown[]]>([
  ['alone', [first], [], []],
  ['with another trip of the driver', [first, trip('second', 'kasun', 6, 5)], [], [['shiftHours', 10]]],
  ['with a trip of another driver', [first, trip('second', 'ruwan', 6, 5)], [], []],
  ['with a trip without a driver', [first, trip('second', null, 6, 5)], [], []],
  ['with a trip after a rest', [first, trip('second', 'kasun', 20, 5)], [], []],
  ['with a trip of the plan that is created', [first, trip('second', 'kasun', 6, 5, true)], [], []],
  ['with a booked trip of the driver', [first], [['kasun', [drive(6, 5)]]], [['shiftHours', 10]]],
  ['with a booked trip of another driver', [first], [['ruwan', [drive(6, 5)]]], []],
])('the hours of a trip %s', (_name, trips, booked, expected) => {
  expect(hoursOf(trips, booked)).toEqual(expected);
});

test('a stop without driving starts no shift', () => {
  const late = {
    ...first,
    scheduled: [
      { arriveAt: 0, drive: 0 },
      { arriveAt: 12 * HOUR, drive: 10 * HOUR },
    ],
  } as unknown as ScheduledTrip;
  const problems = createPlannedHours([late], new Map(), RULES)(late, { id: 'kasun', maxHoursPerShift: null });
  expect(problems.map(({ at }) => at)).toEqual([2 * HOUR]);
});

test('the limit of a driver counts before that of the organization', () => {
  expect(hoursOf([first], [], 4)).toEqual([['shiftHours', 5]]);
});
