import fc from 'fast-check';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { nextOpening, validateOpeningHours } from './opening-hours.rules.ts';

const OFFICE: OpeningHours = {
  timeZone: 'Europe/Rome',
  intervals: [
    { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00' },
    { weekdays: [1, 2, 3, 4, 5], from: '13:00', to: '17:00' },
    { weekdays: [6], from: '22:00', to: '04:00' },
  ],
  closedDays: ['2026-12-25'],
};
const unix = (iso: string) => Date.parse(iso) / 1_000;

test.each([
  ['while it is open', '2026-11-23T09:30:00+01:00', '2026-11-23T09:30:00+01:00'],
  ['before it opens', '2026-11-23T06:00:00+01:00', '2026-11-23T08:00:00+01:00'],
  ['in the second in which it closes for lunch', '2026-11-23T12:00:00+01:00', '2026-11-23T13:00:00+01:00'],
  ['after it has closed on Friday', '2026-11-20T17:00:00+01:00', '2026-11-21T22:00:00+01:00'],
  ['in the night from Saturday to Sunday', '2026-11-22T03:59:59+01:00', '2026-11-22T03:59:59+01:00'],
  ['on Sunday', '2026-11-22T04:00:00+01:00', '2026-11-23T08:00:00+01:00'],
  ['on a closed day', '2026-12-25T09:00:00+01:00', '2026-12-26T22:00:00+01:00'],
  ['in a night in which clocks go forward', '2026-03-29T03:30:00+02:00', '2026-03-29T03:30:00+02:00'],
  ['in the last second that the API takes', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
  ['on the Monday after clocks went back', '2026-10-26T07:00:00+01:00', '2026-10-26T08:00:00+01:00'],
])('%s it opens next', (_case, at, expected) => {
  expect(nextOpening(OFFICE, unix(at))).toBe(unix(expected));
});

test('opens when clocks go forward if its time is skipped, and never on closed days alone', () => {
  const night = { ...OFFICE, intervals: [{ weekdays: [7], from: '02:30', to: '05:00' }], closedDays: [] };
  expect(nextOpening(night, unix('2026-03-29T00:00:00+01:00'))).toBe(unix('2026-03-29T03:00:00+02:00'));
  const days = Array.from({ length: 366 }, (_, n) =>
    new Date((unix('2026-01-01T00:00:00Z') + n * DAY) * 1_000).toISOString().slice(0, 10),
  );
  const newYear = { ...OFFICE, intervals: [{ weekdays: [4], from: '08:00', to: '09:00' }], closedDays: days };
  expect(nextOpening(newYear, unix('2026-01-01T00:00:00Z'))).toBe(unix('2027-01-07T08:00:00+01:00'));
});

const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * 15 * MINUTE * 1_000).toISOString().slice(11, 16));
const hours = fc.record({
  timeZone: fc.constantFrom('Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Colombo', 'Africa/Cairo'),
  intervals: fc.array(
    fc.record({ weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), from: time, to: time }),
    { minLength: 1, maxLength: 4 },
  ),
  closedDays: fc.constant<string[]>([]),
});

/** Reads the local wall-clock time. */
function readClock(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at * 1_000);
  const part = (type: string) => parts.find((other) => other.type === type)?.value ?? '';
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  return { weekday, time: `${part('hour')}:${part('minute')}` };
}
function isOpenByTheClock({ timeZone, intervals }: OpeningHours, at: number) {
  const clock = readClock(at, timeZone);
  const dayBefore = clock.weekday === 1 ? 7 : clock.weekday - 1;
  return intervals.some(({ weekdays, from, to }) => {
    const isOvernight = to <= from;
    const isToday = weekdays.includes(clock.weekday) && clock.time >= from && (isOvernight || clock.time < to);
    return isToday || (isOvernight && weekdays.includes(dayBefore) && clock.time < to);
  });
}
/** Within a day of a clock change, an hour occurs twice or not at all. */
const isClockChanging = (at: number, timeZone: string) =>
  readClock(at - 3 * HOUR, timeZone).time !== readClock(at + 21 * HOUR, timeZone).time;

test('opens at the first moment at which the local time is the opening time, across clock changes', () => {
  const start = unix('2026-01-01T00:00:00Z');
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 365 * 96 }), (openingHours, quarter) => {
      const at = start + quarter * 15 * MINUTE;
      const opening = nextOpening(openingHours, at) ?? NaN;
      expect(opening).toBeGreaterThanOrEqual(at);
      expect(isOpenByTheClock(openingHours, opening)).toBe(true);
      for (let earlier = at; earlier < opening; earlier += 15 * MINUTE)
        if (!isClockChanging(earlier, openingHours.timeZone))
          expect([earlier, isOpenByTheClock(openingHours, earlier)]).toEqual([earlier, false]);
    }),
  );
});

test.each([
  [
    'intervals that meet',
    [
      ['1', '08:00', '12:00'],
      ['1', '12:00', '17:00'],
    ],
    [],
  ],
  [
    'intervals that overlap',
    [
      ['1', '08:00', '12:00'],
      ['12', '11:59', '17:00'],
    ],
    ['openingHours.intervals.1.from'],
  ],
  [
    'the same hours on other days',
    [
      ['135', '08:00', '12:00'],
      ['24', '08:00', '12:00'],
    ],
    [],
  ],
  [
    'a night that reaches into the next day',
    [
      ['7', '22:00', '06:00'],
      ['1', '05:00', '09:00'],
    ],
    ['openingHours.intervals.1.from'],
  ],
  ['whole days', [['1234567', '00:00', '00:00']], []],
] as const)('%s are valid but for %j', (_case, intervals, fields) => {
  const input = {
    ...OFFICE,
    intervals: intervals.map(([days, from, to]) => ({ weekdays: days.split('').map(Number), from, to })),
  };
  expect(Object.keys(validateOpeningHours(input))).toEqual(fields);
  expect(Object.keys(validateOpeningHours({ ...input, timeZone: 'Europe/Atlantis' }))).toEqual([
    'openingHours.timeZone',
    ...fields,
  ]);
  expect(validateOpeningHours(null)).toEqual({});
});

type Interval = OpeningHours['intervals'][number];
const interval = (weekdays: number[], from: string, to: string): Interval => ({ weekdays, from, to });
test.each<[Interval, Interval, boolean]>([
  [interval([1], '08:00', '12:00'), interval([1], '12:00', '13:00'), false],
  [interval([1], '08:00', '12:00'), interval([1], '11:59', '13:00'), true],
  [interval([1], '12:00', '13:00'), interval([1], '08:00', '12:00'), false],
  [interval([1], '12:00', '13:00'), interval([1], '08:00', '12:01'), true],
  [interval([1], '08:00', '12:00'), interval([2], '08:00', '12:00'), false],
  [interval([1, 2], '08:00', '12:00'), interval([2], '09:00', '10:00'), true],
  [interval([7], '22:00', '04:00'), interval([1], '03:59', '05:00'), true],
  [interval([7], '22:00', '04:00'), interval([1], '04:00', '05:00'), false],
  [interval([1], '03:00', '05:00'), interval([7], '22:00', '04:00'), true],
])('%j and %j overlap: %s', (earlier, later, expected) => {
  const errors = validateOpeningHours({ timeZone: 'Asia/Colombo', intervals: [earlier, later], closedDays: [] });
  const error = { code: 'overlaps', message: 'Overlaps another interval' };
  expect(errors).toEqual(expected ? { 'openingHours.intervals.1.from': error } : {});
});

test('rejects an unknown time zone', () =>
  expect(validateOpeningHours({ timeZone: 'Mars', intervals: [], closedDays: [] })).toEqual({
    'openingHours.timeZone': { code: 'invalid', message: 'Unknown time zone' },
  }));
