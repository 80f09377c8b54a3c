import fc from 'fast-check';
import { SCHEDULE_FREQUENCIES } from 'shared-contracts/values/finance/report-schedules';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { toLocalDate } from '../../../platform/time/days.rules.ts';
import { getUtcOffset } from '../../../platform/time/zone-time.rules.ts';
import { nextRun, type Timing } from './next-run.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;
const ROME = 'Europe/Rome';
const daily = (hour: number): Timing => ({ frequency: 'daily', weekday: null, dayOfMonth: null, hour });
const weekly = (weekday: number, hour: number): Timing => ({ frequency: 'weekly', weekday, dayOfMonth: null, hour });
const monthly = (dayOfMonth: number, hour: number): Timing => ({
  frequency: 'monthly',
  weekday: null,
  dayOfMonth,
  hour,
});

test.each<[timing: Timing, after: string, zone: string, next: string]>([
  [daily(7), '2026-11-27T01:00:00Z', 'Asia/Colombo', '2026-11-27T01:30:00Z'],
  [daily(7), '2026-11-27T01:30:00Z', 'Asia/Colombo', '2026-11-28T01:30:00Z'],
  // Clocks go forward from 2 to 3 on 29 March: that day there is no 2 o'clock.
  [daily(2), '2026-03-28T12:00:00Z', ROME, '2026-03-29T01:00:00Z'],
  [daily(2), '2026-03-29T01:00:00Z', ROME, '2026-03-30T00:00:00Z'],
  [daily(8), '2026-03-28T07:00:00Z', ROME, '2026-03-29T06:00:00Z'],
  // Clocks go back from 3 to 2 on 25 October: 2 o'clock happens twice, the report runs once.
  [daily(2), '2026-10-24T12:00:00Z', ROME, '2026-10-25T00:00:00Z'],
  [daily(2), '2026-10-25T00:00:00Z', ROME, '2026-10-26T01:00:00Z'],
  [daily(8), '2026-10-25T06:59:59Z', ROME, '2026-10-25T07:00:00Z'],
  // Midnight doesn't exist on the day when clocks go forward in Beirut.
  [daily(0), '2026-03-28T12:00:00Z', 'Asia/Beirut', '2026-03-28T22:00:00Z'],
  [weekly(1, 6), '2026-11-27T12:00:00Z', 'UTC', '2026-11-30T06:00:00Z'],
  [weekly(7, 23), '2026-11-29T22:59:59Z', 'UTC', '2026-11-29T23:00:00Z'],
  [weekly(5, 0), '2026-11-26T18:30:00Z', 'Asia/Colombo', '2026-12-03T18:30:00Z'],
  [monthly(31, 9), '2026-02-01T00:00:00Z', 'UTC', '2026-02-28T09:00:00Z'],
  [monthly(31, 9), '2028-02-28T09:00:00Z', 'UTC', '2028-02-29T09:00:00Z'],
  [monthly(1, 0), '2026-12-01T00:00:00Z', 'UTC', '2027-01-01T00:00:00Z'],
  [monthly(29, 2), '2026-03-28T02:00:00Z', ROME, '2026-03-29T01:00:00Z'],
])('%j after %s in %s runs at %s', (timing, after, zone, next) => {
  expect(nextRun(timing, unix(after), zone)).toBe(unix(next));
});

const timings = fc.record({
  frequency: fc.constantFrom(...SCHEDULE_FREQUENCIES),
  weekday: fc.integer({ min: 1, max: 7 }),
  dayOfMonth: fc.integer({ min: 1, max: 31 }),
  hour: fc.integer({ min: 0, max: 23 }),
});
const zones = fc.constantFrom(
  ROME,
  'Asia/Colombo',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'UTC',
);

test('runs are consecutive, once per day, week or month, at their hour unless clocks skip it', () => {
  const moments = fc.integer({ min: 366 * DAY, max: 4_000_000_000 });
  fc.assert(
    fc.property(timings, zones, moments, (timing, zone, now) => {
      const [first, second] = [nextRun(timing, now, zone), nextRun(timing, nextRun(timing, now, zone), zone)];
      const gap = { daily: [1, 1], weekly: [7, 7], monthly: [28, 31] }[timing.frequency];
      expect([first > now, second > first]).toEqual([true, true]);
      const days = (Date.parse(toLocalDate(second, zone)) - Date.parse(toLocalDate(first, zone))) / (DAY * 1_000);
      expect([days >= (gap[0] ?? 0) && days <= (gap[1] ?? 0), days]).toEqual([true, days]);
      const hour = Math.floor((((first + getUtcOffset(zone, first)) % DAY) + DAY) / HOUR) % 24;
      const skipped = getUtcOffset(zone, first - HOUR) < getUtcOffset(zone, first + HOUR);
      expect([hour === timing.hour || skipped, hour]).toEqual([true, hour]);
    }),
    { numRuns: 300 },
  );
});
