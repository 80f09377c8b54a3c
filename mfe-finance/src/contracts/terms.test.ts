import fc from 'fast-check';
import { hoursOf, isMeasure, isPositive, minutesOf } from './terms.ts';

test.each([
  [0, '0'],
  [90, '1.5'],
  [20, '0.33'],
  [2880, '48'],
  [119, '1.98'],
])('%i minutes are %s h', (minutes, hours) => {
  expect([hoursOf(minutes), minutesOf(hours)]).toEqual([hours, minutes]);
});

test('minutes come back from the hours that they are shown as', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => minutesOf(hoursOf(minutes)) === minutes));
});

test.each<[string | null, boolean, boolean]>([
  ['0', true, false],
  ['0.00', true, false],
  ['0.01', true, true],
  ['1,000', false, true],
  ['', false, false],
  [null, false, false],
  ['1.2345', false, true],
])('%s as a measure and as a rate', (text, measure, positive) =>
  expect([isMeasure(text), isPositive(text)]).toEqual([measure, positive]),
);
