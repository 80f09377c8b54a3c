import fc from 'fast-check';
import { splitMinutes } from './duration.rules.ts';

test.each([
  [0, ['0 minutes']],
  [25, ['25 minutes']],
  [60, ['1 hours']],
  [95, ['1 hours', '35 minutes']],
  [2_760, ['1 days', '22 hours']],
  [1_441, ['1 days']],
])('%d minutes are %j', (minutes, expected) => {
  expect(splitMinutes(minutes).map(({ unit, count }) => `${count} ${unit}`)).toEqual(expected);
});

test('the parts are at most as long as the duration, and miss less than the smallest of them', () => {
  const lengths = { days: 1_440, hours: 60, minutes: 1 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (minutes) => {
      const parts = splitMinutes(minutes);
      const sum = parts.reduce((total, { unit, count }) => total + count * lengths[unit], 0);
      expect(sum).toBeLessThanOrEqual(minutes);
      expect(parts.length).toBeLessThanOrEqual(2);
      expect(minutes - sum).toBeLessThan(parts[0]!.unit === 'days' ? 60 : 1);
    }),
  );
});
