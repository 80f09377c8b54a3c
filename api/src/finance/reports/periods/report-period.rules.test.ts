import fc from 'fast-check';
import { REPORT_PERIODS, type ReportPeriod } from 'shared-contracts/values/finance/report-periods';
import { DAY } from 'shared-contracts/values/time';
import { toLocalDate } from '../../../platform/time/days.rules.ts';
import { resolveReportPeriod } from './report-period.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;
const ROME = 'Europe/Rome';
const COLOMBO = 'Asia/Colombo';

test.each<[period: ReportPeriod, now: string, zone: string, from: string, to: string]>([
  ['today', '2026-11-27T20:00:00Z', COLOMBO, '2026-11-27T18:30:00Z', '2026-11-28T18:29:59Z'],
  ['yesterday', '2026-11-27T20:00:00Z', COLOMBO, '2026-11-26T18:30:00Z', '2026-11-27T18:29:59Z'],
  ['thisWeek', '2026-11-29T12:00:00Z', 'UTC', '2026-11-23T00:00:00Z', '2026-11-29T23:59:59Z'],
  ['lastWeek', '2026-11-30T00:00:00Z', 'UTC', '2026-11-23T00:00:00Z', '2026-11-29T23:59:59Z'],
  // Clocks went back on 25 October: the week is an hour longer.
  ['lastWeek', '2026-10-26T05:00:00Z', ROME, '2026-10-18T22:00:00Z', '2026-10-25T22:59:59Z'],
  // Clocks went forward on 29 March.
  ['lastWeek', '2026-03-30T05:00:00Z', ROME, '2026-03-22T23:00:00Z', '2026-03-29T21:59:59Z'],
  ['thisMonth', '2026-10-25T02:30:00Z', ROME, '2026-09-30T22:00:00Z', '2026-10-31T22:59:59Z'],
  ['lastMonth', '2026-03-31T12:00:00Z', 'UTC', '2026-02-01T00:00:00Z', '2026-02-28T23:59:59Z'],
  ['lastMonth', '2028-03-01T00:00:00Z', 'UTC', '2028-02-01T00:00:00Z', '2028-02-29T23:59:59Z'],
  ['lastMonth', '2026-01-15T00:00:00Z', 'UTC', '2025-12-01T00:00:00Z', '2025-12-31T23:59:59Z'],
  ['thisYear', '2026-06-01T00:00:00Z', 'UTC', '2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z'],
  ['lastYear', '2026-01-01T00:00:00Z', COLOMBO, '2024-12-31T18:30:00Z', '2025-12-31T18:29:59Z'],
])('%s at %s in %s starts %s and ends %s', (period, now, zone, from, to) => {
  expect(resolveReportPeriod(period, unix(now), zone)).toEqual({ from: unix(from), to: unix(to) });
});

const PAIRS: readonly [ReportPeriod, ReportPeriod][] = [
  ['yesterday', 'today'],
  ['lastWeek', 'thisWeek'],
  ['lastMonth', 'thisMonth'],
  ['lastYear', 'thisYear'],
];

test('a current period contains the moment, and the previous one ends right before it', () => {
  const moments = fc.integer({ min: 2 * 366 * DAY, max: 4_000_000_000 });
  const zones = fc.constantFrom(ROME, COLOMBO, 'UTC', 'America/St_Johns', 'Pacific/Apia');
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      for (const [last, current] of PAIRS) {
        const [before, range] = [resolveReportPeriod(last, now, zone), resolveReportPeriod(current, now, zone)];
        expect(range.from <= now && now <= range.to).toBe(true);
        expect(before.to).toBe(range.from - 1);
      }
      expect(toLocalDate(resolveReportPeriod('thisMonth', now, zone).from, zone).slice(8)).toBe('01');
      expect(
        REPORT_PERIODS.map((period) => resolveReportPeriod(period, now, zone)).every(({ from, to }) => from < to),
      ).toBe(true);
    }),
    { numRuns: 200 },
  );
});
