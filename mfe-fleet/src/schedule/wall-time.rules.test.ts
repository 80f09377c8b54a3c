import fc from 'fast-check';
import { getOffset, toUnix, toWallTime } from './wall-time.rules.ts';

/** Creates a clock that is `minutes` ahead of UTC. */
const createClock = (minutes: number) => {
  const text = (unix: number) => new Date((unix + minutes * 60) * 1_000).toISOString();
  return {
    toDay: (unix: number) => text(unix).slice(0, 10),
    toTime: (unix: number) => text(unix).slice(11, 16),
    toUnixTime: (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) / 1_000 - minutes * 60,
  };
};

test.each([
  [330, '+05:30'],
  [0, '+00:00'],
  [-210, '-03:30'],
  [840, '+14:00'],
  [-60, '-01:00'],
])('%d minutes ahead is %s', (minutes, offset) => {
  expect(getOffset(1_795_132_800, createClock(minutes))).toBe(offset);
});

test('converting to wall time and back returns the same minute in every zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.integer({ min: -720, max: 840 }), (unix, minutes) => {
      const days = createClock(minutes);
      expect(toUnix(toWallTime(unix, days), days)).toBe(unix - (unix % 60));
      expect(getOffset(unix, days)).toMatch(/^[+-]\d\d:\d\d$/);
    }),
  );
});
