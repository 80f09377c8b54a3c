import fc from 'fast-check';
import { mondayOf, plusDays, RANGES, spanOf } from './range.rules.ts';

/** Seconds that the clocks of a zone are before those of Greenwich. */
function offsetAt(unix: number, timeZone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(
      new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(unix * 1_000),
    ) ?? [];
  return (sign === '-' ? -60 : 60) * (Number(hours) * 60 + Number(minutes));
}
const clockIn = (zone: string, today: string) => ({
  today,
  startOf: (day: string) => {
    const midnight = Date.parse(`${day}T00:00:00Z`) / 1_000;
    return midnight - offsetAt(midnight - offsetAt(midnight, zone), zone);
  },
});
const NOTHING = { from: Number.NaN, to: Number.NaN };
const at = (text: string) => Date.parse(text) / 1_000;

test.each([
  ['today', '2026-11-20', '2026-11-19T18:30:00Z', '2026-11-20T18:29:59Z'],
  ['yesterday', '2026-11-20', '2026-11-18T18:30:00Z', '2026-11-19T18:29:59Z'],
  ['week', '2026-11-20', '2026-11-15T18:30:00Z', '2026-11-20T18:29:59Z'],
  ['week', '2026-11-16', '2026-11-15T18:30:00Z', '2026-11-16T18:29:59Z'],
  ['week', '2026-11-22', '2026-11-15T18:30:00Z', '2026-11-22T18:29:59Z'],
] as const)('%s on %s in Colombo', (range, today, from, to) => {
  expect(spanOf(range, NOTHING, clockIn('Asia/Colombo', today))).toEqual({ from: at(from), to: at(to) });
});

test('a day on which the clocks change is as long as it is', () => {
  const span = spanOf('today', NOTHING, clockIn('Europe/Rome', '2026-10-25'));
  expect(span && (span.to - span.from + 1) / 3_600).toBe(25);
});

test.each([
  [{ from: 100, to: 200 }, true],
  [{ from: 200, to: 200 }, false],
  [{ from: 300, to: 200 }, false],
  [NOTHING, false],
  [{ from: -5, to: 9 }, false],
  [{ from: 0.5, to: 9 }, false],
  [{ from: 0, to: 31 * 86_400 }, true],
  [{ from: 0, to: 31 * 86_400 + 1 }, false],
])("a time of one's own: %j is one: %s", (custom, isOne) => {
  expect(spanOf('custom', custom, clockIn('UTC', '2026-11-20'))).toEqual(isOne ? custom : null);
});

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('each range ends after it begins, within what the server tells; weeks begin on Monday and hold today', () =>
  fc.assert(
    fc.property(days, fc.constantFrom('Asia/Colombo', 'Europe/Rome', 'America/New_York', 'UTC'), (today, zone) => {
      const clock = clockIn(zone, today);
      for (const range of RANGES.slice(1, -1)) {
        const span = spanOf(range, NOTHING, clock)!;
        expect([span.to > span.from, span.to - span.from < 8 * 86_400]).toEqual([true, true]);
      }
      const monday = mondayOf(today);
      expect([new Date(monday).getUTCDay(), monday <= today, plusDays(monday, 7) > today]).toEqual([1, true, true]);
      expect(spanOf('yesterday', NOTHING, clock)!.to + 1).toBe(spanOf('today', NOTHING, clock)!.from);
      expect(spanOf('live', NOTHING, clock)).toBeNull();
    }),
    { numRuns: 50 },
  ));
