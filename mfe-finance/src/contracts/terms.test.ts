import fc from 'fast-check';
import { isMeasure, isPositive, toHours, toMinutes } from './terms.ts';

test.each([
  [0, '0'],
  [90, '1.5'],
  [20, '0.33'],
  [2880, '48'],
  [119, '1.98'],
])('converts %i minutes to %s h and back', (minutes, hours) => {
  expect([toHours(minutes), toMinutes(hours)]).toEqual([hours, minutes]);
});

test('restores minutes from formatted hours', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => toMinutes(toHours(minutes)) === minutes));
});

test.each<[string | null, boolean, boolean]>([
  ['0', true, false],
  ['0.00', true, false],
  ['0.01', true, true],
  ['1,000', false, true],
  ['', false, false],
  [null, false, false],
  ['1.2345', false, true],
])('checks %s as a measure and a rate', (text, measure, positive) =>
  expect([isMeasure(text), isPositive(text)]).toEqual([measure, positive]),
);
