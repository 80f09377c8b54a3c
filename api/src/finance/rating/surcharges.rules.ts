import type { FuelSurcharge } from 'shared-contracts/finance/contract-terms';
import { type Decimal, decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import type { RatedLine } from './line.ts';

export const totalOf = (lines: readonly RatedLine[]): Decimal => sumOf(lines.map(({ amount }) => amount));

/** The difference between the discounted linehaul and the minimum charge. @param minimum money, in the base currency */
export function minimumCharge(linehaul: readonly RatedLine[], minimum: string | undefined): RatedLine[] {
  if (minimum === undefined || linehaul.length === 0) return [];
  const missing = decimal(minimum).minus(totalOf(linehaul));
  return missing.gt(0) ? [{ rule: 'minimumCharge', amount: toMoney(missing), rate: minimum }] : [];
}

/**
 * The surcharge in force at the rating date: the one with the latest start that isn't after it.
 * @param ratedAt Unix seconds; null if unknown: the newest applies
 */
export function fuelSurcharge(
  linehaul: readonly RatedLine[],
  surcharges: readonly FuelSurcharge[],
  ratedAt: number | null,
): RatedLine[] {
  const [inForce] = surcharges
    .filter(({ from }) => ratedAt === null || from <= ratedAt)
    .toSorted((one, other) => other.from - one.from);
  if (!inForce) return [];
  const amount = totalOf(linehaul).times(inForce.percentage).div(100);
  return amount.isZero() ? [] : [{ rule: 'fuelSurcharge', amount: toMoney(amount), percentage: inForce.percentage }];
}
