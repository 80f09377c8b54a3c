import fc from 'fast-check';
import { addDays, getMonday, getSpan, RANGES } from './range.rules.ts';

/** Returns the offset of a time zone from UTC in seconds. */
function getOffset(unix: number, timeZone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(
      new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(unix * 1_000),
    ) ?? [];
  return (sign === '-' ? -60 : 60) * (Number(hours) * 60 + Number(minutes));
}
const createClock = (zone: string, today: string) => ({
  today,
  toStartOfDay: (day: string) => {
    const midnight = Date.parse(`${day}T00:00:00Z`) / 1_000;
    return midnight - getOffset(midnight - getOffset(midnight, zone), zone);
  },
});
const NO_SPAN = { from: Number.NaN, to: Number.NaN };
const at = (text: string) => Date.parse(text) / 1_000;

test.each([
  ['today', '2026-11-20', '2026-11-19T18:30:00Z', '2026-11-20T18:29:59Z'],
  ['yesterday', '2026-11-20', '2026-11-18T18:30:00Z', '2026-11-19T18:29:59Z'],
  ['week', '2026-11-20', '2026-11-15T18:30:00Z', '2026-11-20T18:29:59Z'],
  ['week', '2026-11-16', '2026-11-15T18:30:00Z', '2026-11-16T18:29:59Z'],
  ['week', '2026-11-22', '2026-11-15T18:30:00Z', '2026-11-22T18:29:59Z'],
] as const)('%s on %s in Colombo', (range, today, from, to) => {
  expect(getSpan(range, NO_SPAN, createClock('Asia/Colombo', today))).toEqual({ from: at(from), to: at(to) });
});

test('a day on which daylight saving time ends has 25 hours', () => {
  const span = getSpan('today', NO_SPAN, createClock('Europe/Rome', '2026-10-25'));
  expect(span && (span.to - span.from + 1) / 3_600).toBe(25);
});

test.each([
  [{ from: 100, to: 200 }, true],
  [{ from: 200, to: 200 }, false],
  [{ from: 300, to: 200 }, false],
  [NO_SPAN, false],
  [{ from: -5, to: 9 }, false],
  [{ from: 0.5, to: 9 }, false],
  [{ from: 1_800_000_000, to: 1_800_000_100 }, true],
  [{ from: 0, to: 31 * 86_400 }, true],
  [{ from: 0, to: 31 * 86_400 + 1 }, false],
])('custom range %j is valid: %s', (custom, isValid) => {
  expect(getSpan('custom', custom, createClock('UTC', '2026-11-20'))).toEqual(isValid ? custom : null);
});

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('ranges end after they start and are short enough; weeks start on Monday and include today', () =>
  fc.assert(
    fc.property(days, fc.constantFrom('Asia/Colombo', 'Europe/Rome', 'America/New_York', 'UTC'), (today, zone) => {
      const clock = createClock(zone, today);
      for (const range of RANGES.slice(1, -1)) {
        const span = getSpan(range, NO_SPAN, clock)!;
        expect([span.to > span.from, span.to - span.from < 8 * 86_400]).toEqual([true, true]);
      }
      const monday = getMonday(today);
      expect([new Date(monday).getUTCDay(), monday <= today, addDays(monday, 7) > today]).toEqual([1, true, true]);
      expect(getSpan('yesterday', NO_SPAN, clock)!.to + 1).toBe(getSpan('today', NO_SPAN, clock)!.from);
      expect(getSpan('live', NO_SPAN, clock)).toBeNull();
    }),
    { numRuns: 50 },
  ));
