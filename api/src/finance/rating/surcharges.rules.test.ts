import fc from 'fast-check';
import { decimal, sumOf } from '../../platform/values/money.ts';
import type { RatedLine } from './line.ts';
import { fuelSurcharge, minimumCharge } from './surcharges.rules.ts';

const linehaul = (...amounts: string[]): RatedLine[] => amounts.map((amount) => ({ rule: 'distance', amount }));

test.each<[amounts: string[], minimum: string | undefined, charged: string | null]>([
  [['80.00'], '100.00', '20.00'],
  [['120.00', '-30.00'], '100.00', '10.00'],
  [['100.00'], '100.00', null],
  [['100.01'], '100.00', null],
  [['80.00'], undefined, null],
  [[], '100.00', null],
])('the linehaul %j costs at least %s: %s more', (amounts, minimum, charged) => {
  expect(minimumCharge(linehaul(...amounts), minimum)).toEqual(
    charged === null ? [] : [{ rule: 'minimumCharge', amount: charged, rate: minimum }],
  );
});

test('never costs less than the minimum', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 3 }), cents, (amounts, minimum) => {
      const lines = linehaul(...amounts);
      const total = sumOf([...lines, ...minimumCharge(lines, minimum)].map(({ amount }) => amount));
      const before = sumOf(amounts);
      expect(total.toFixed(2)).toBe((before.gte(minimum) ? before : decimal(minimum)).toFixed(2));
    }),
  );
});

const SURCHARGES = [
  { from: 200, percentage: '7.5' },
  { from: 100, percentage: '5' },
  { from: 300, percentage: '0' },
];

test.each<[ratedAt: number | null, percentage: string | null, amount: string | null]>([
  [99, null, null],
  [100, '5', '5.00'],
  [199, '5', '5.00'],
  [200, '7.5', '7.50'],
  [300, null, null],
  [null, null, null],
])('at %s the surcharge is %s %%', (ratedAt, percentage, amount) => {
  expect(fuelSurcharge(linehaul('120.00', '-20.00'), SURCHARGES, ratedAt)).toEqual(
    amount === null ? [] : [{ rule: 'fuelSurcharge', amount, percentage }],
  );
});

test('the newest applies if no date is known, and half cents are rounded up', () => {
  expect(fuelSurcharge(linehaul('0.50'), SURCHARGES.slice(0, 2), null)).toEqual([
    { rule: 'fuelSurcharge', amount: '0.04', percentage: '7.5' },
  ]);
});
