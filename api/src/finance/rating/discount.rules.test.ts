import { distanceDiscount } from './discount.rules.ts';
import type { Linehaul } from './linehaul.rules.ts';

const DISCOUNTS = [
  { distance: '100', percentage: '5' },
  { distance: '500', percentage: '10' },
];
const linehaul = (distance: string, kind: Linehaul['kind'] = 'distance'): Linehaul => ({
  kind,
  amount: '1000.00',
  rate: '10',
  distance,
  band: null,
});

test.each([
  ['below the first threshold', '99.999', []],
  ['exactly at the first threshold', '100', [['-50.00', '100']]],
  ['between two thresholds', '499.999', [['-50.00', '100']]],
  ['exactly at the second threshold', '500', [['-100.00', '500']]],
  ['above every threshold', '2000', [['-100.00', '500']]],
])('R9 discounts a distance %s', (_case, distance, lines) => {
  expect(
    distanceDiscount(linehaul(distance), DISCOUNTS.toReversed()).map(({ amount, threshold }) => [amount, threshold]),
  ).toEqual(lines);
});

test('R9 discounts only a linehaul by distance', () => {
  expect(distanceDiscount(linehaul('500', 'flatTrip'), DISCOUNTS)).toEqual([]);
  expect(distanceDiscount(linehaul('500', 'pointToPoint'), DISCOUNTS)).toEqual([]);
});

test('R9 adds no line for a discount of nothing', () => {
  expect(distanceDiscount(linehaul('500'), [{ distance: '100', percentage: '0' }])).toEqual([]);
  expect(distanceDiscount(linehaul('500'), [])).toEqual([]);
});
