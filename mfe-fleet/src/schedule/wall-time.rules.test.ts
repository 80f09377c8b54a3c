import fc from 'fast-check';
import { offsetAt, unixOf, wallTime } from './wall-time.rules.ts';

/** Clocks that are so many minutes ahead of UTC. */
const clocks = (minutes: number) => {
  const text = (unix: number) => new Date((unix + minutes * 60) * 1_000).toISOString();
  return {
    dayOf: (unix: number) => text(unix).slice(0, 10),
    timeOf: (unix: number) => text(unix).slice(11, 16),
    at: (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) / 1_000 - minutes * 60,
  };
};

test.each([
  [330, '+05:30'],
  [0, '+00:00'],
  [-210, '-03:30'],
  [840, '+14:00'],
  [-60, '-01:00'],
])('%d minutes ahead is %s', (minutes, offset) => {
  expect(offsetAt(1_795_132_800, clocks(minutes))).toBe(offset);
});

test('what the clock shows leads back to the minute, whatever the zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.integer({ min: -720, max: 840 }), (unix, minutes) => {
      const days = clocks(minutes);
      expect(unixOf(wallTime(unix, days), days)).toBe(unix - (unix % 60));
      expect(offsetAt(unix, days)).toMatch(/^[+-]\d\d:\d\d$/);
    }),
  );
});
