import type { DistanceDiscount } from 'shared-contracts/finance/contract-terms';
import { decimal, toMoney } from '../../platform/values/money.ts';
import type { RatedLine } from './line.ts';
import type { Linehaul } from './linehaul.rules.ts';

/**
 * R9: the discount of the greatest threshold within the charged distance, not cumulative; only a banded linehaul is
 * discounted.
 */
export function distanceDiscount(
  { kind, amount, distance }: Linehaul,
  discounts: readonly DistanceDiscount[],
): RatedLine[] {
  if (kind !== 'distance') return [];
  const reached = discounts.filter((discount) => decimal(distance).gte(discount.distance));
  const [best] = reached.toSorted((one, other) => decimal(other.distance).comparedTo(one.distance));
  if (!best) return [];
  const off = decimal(amount).times(best.percentage).div(100);
  return off.isZero()
    ? []
    : [
        {
          rule: 'distanceDiscount',
          amount: toMoney(off.neg()),
          percentage: best.percentage,
          threshold: best.distance,
          distance,
        },
      ];
}
