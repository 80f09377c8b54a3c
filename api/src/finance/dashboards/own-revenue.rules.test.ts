import type { RateOn } from '../exchange-rates/own-sums.rules.ts';
import { type PartSum, toOwnCostRevenue } from './own-revenue.rules.ts';

const DAY = '2026-11-19';
const rateOn: RateOn = (currency) => (currency === 'EUR' ? { rate: '350.5', day: DAY, source: 'ecb' } : null);
const sum = (part: number, currency: string, total: string, booked: string | null = null): PartSum => ({
  part,
  currency,
  day: DAY,
  bills: 1,
  total,
  booked,
});
const lkr = sum(0, 'LKR', '100.00');

type Sides = { revenue: PartSum[]; cost: PartSum[] };
type Amounts = { revenue: string; cost: string };
const amounts = (revenue: string, cost: string): Amounts => ({ revenue, cost });

test.each<[string, Sides, Amounts, points: [Amounts, Amounts], unconverted: object[]]>([
  [
    'what is booked and what is at the rate of its day',
    { revenue: [lkr, sum(1, 'EUR', '2.00')], cost: [sum(1, 'EUR', '2.00', '690.00')] },
    amounts('801.00', '690.00'),
    [amounts('100.00', '0.00'), amounts('701.00', '690.00')],
    [],
  ],
  [
    'what has no rate, by currency',
    { revenue: [lkr, sum(0, 'USD', '5.00'), sum(1, 'USD', '2.50')], cost: [sum(1, 'JPY', '9.00')] },
    amounts('100.00', '0.00'),
    [amounts('100.00', '0.00'), amounts('0.00', '0.00')],
    [
      { currency: 'JPY', revenue: '0.00', cost: '9.00' },
      { currency: 'USD', revenue: '7.50', cost: '0.00' },
    ],
  ],
  [
    'booked bills of a currency whose other bills have no rate',
    { revenue: [], cost: [sum(0, 'USD', '1.00', '300.00'), sum(0, 'USD', '2.00')] },
    amounts('0.00', '300.00'),
    [amounts('0.00', '300.00'), amounts('0.00', '0.00')],
    [{ currency: 'USD', revenue: '0.00', cost: '2.00' }],
  ],
])('adds up %s', (_name, sides, totals, points, unconverted) => {
  expect(toOwnCostRevenue('LKR', [1, 2], sides, rateOn)).toEqual({
    currency: 'LKR',
    ...totals,
    points: points.map((point, part) => ({ at: part + 1, ...point })),
    unconverted,
  });
});

test.each([
  ['LKR', { revenue: [lkr], cost: [] }],
  ['', { revenue: [], cost: [sum(0, 'EUR', '1.00')] }],
])('an organization in "%s" has nothing to convert', (own, sides) => {
  expect(toOwnCostRevenue(own, [1, 2], sides, rateOn)).toBeNull();
});
