import fc from 'fast-check';
import { PERIODS, type Period } from 'shared-contracts/values/finance/periods';
import { intervalsOf, intervalsSince, periodInterval } from './period.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;

/** Clocks go back on 25 October 2026 in Berlin; the 22nd of November is a Sunday. */
test.each<[Period, zone: string, now: string, from: string, to: string, parts: string]>([
  ['today', 'Asia/Colombo', '2026-11-22T20:00:00Z', '2026-11-22T18:30:00Z', '2026-11-23T18:30:00Z', '24 hour'],
  ['today', 'Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', '25 hour'],
  ['week', 'UTC', '2026-11-22T08:00:00Z', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z', '7 day'],
  ['week', 'UTC', '2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z', '7 day'],
  ['month', 'Europe/Berlin', '2026-10-10T00:00:00Z', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z', '31 day'],
  ['month', 'UTC', '2028-02-29T23:59:59Z', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z', '29 day'],
  // Apia skipped the 30th of December 2011.
  ['today', 'Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29T10:00:00Z', '2011-12-30T10:00:00Z', '24 hour'],
  ['week', 'Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-26T10:00:00Z', '2012-01-01T10:00:00Z', '7 day'],
  ['year', 'Asia/Colombo', '2026-12-31T18:30:00Z', '2026-12-31T18:30:00Z', '2027-12-31T18:30:00Z', '12 month'],
])('%s in %s at %s', (period, zone, now, from, to, parts) => {
  expect(periodInterval(period, unix(now), zone)).toEqual({ from: unix(from), to: unix(to) });
  const { unit, startOfDay: begins, to: end } = intervalsOf(period, unix(now), zone);
  expect([`${begins.length} ${unit}`, begins[0], end]).toEqual([parts, unix(from), unix(to)]);
});

test('splits a day into hours', () => {
  const { startOfDay: begins } = intervalsOf('today', unix('2026-11-22T08:00:00Z'), 'UTC');
  expect(begins.slice(0, 3)).toEqual([0, 1, 2].map((hour) => unix(`2026-11-22T0${hour}:00:00Z`)));
});

test('the current time is in its period, whose parts are consecutive', () => {
  const zone = fc.constantFrom('UTC', 'Asia/Colombo', 'Europe/Berlin', 'America/Santiago', 'Pacific/Apia');
  fc.assert(
    fc.property(
      fc.constantFrom(...PERIODS),
      fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }),
      zone,
      (period, now, clock) => {
        const { from, to } = periodInterval(period, now, clock);
        const { startOfDay: begins } = intervalsOf(period, now, clock);
        expect(from <= now && now < to).toBe(true);
        expect(begins.every((begin, i) => begin >= (begins[i - 1] ?? from) && begin < to)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test.each<[first: string, now: string, parts: string, begin: string]>([
  ['2026-09-08T00:00:00Z', '2026-11-22T08:00:00Z', '3 month', '2026-09-01T00:00:00Z'],
  ['2026-11-22T08:00:00Z', '2026-11-22T08:00:00Z', '1 month', '2026-11-01T00:00:00Z'],
  ['2023-12-31T00:00:00Z', '2026-11-30T23:00:00Z', '36 month', '2023-12-01T00:00:00Z'],
  ['2023-11-30T00:00:00Z', '2026-11-30T23:00:00Z', '4 year', '2023-01-01T00:00:00Z'],
  ['2026-12-24T00:00:00Z', '2026-11-22T08:00:00Z', '1 month', '2026-11-01T00:00:00Z'],
  ['2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z', '2 month', '2026-10-01T00:00:00Z'],
  ['2020-12-31T00:00:00Z', '2026-01-01T00:00:00Z', '7 year', '2020-01-01T00:00:00Z'],
])('all since %s, seen at %s: %s', (first, now, parts, begin) => {
  const { unit, startOfDay: begins, to } = intervalsSince(unix(first), unix(now), 'UTC');
  expect([`${begins.length} ${unit}`, begins[0]]).toEqual([parts, unix(begin)]);
  expect(to).toBe(Math.max(unix(first), unix(now)) + 1);
});
