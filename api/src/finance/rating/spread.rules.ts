import { type Decimal, decimal, sumOf, toMoney } from '../../platform/values/money.ts';

/** km and kg; null: unknown. */
export type CostShareOrder = { id: string; distance: string | null; weight: string | null };

const definedWeights = (values: readonly (string | null)[]): Decimal[] | null => {
  const all = values.map((value) => decimal(value ?? '0'));
  return values.includes(null) || sumOf(all).isZero() ? null : all;
};

/**
 * R14: distributes a trip's cost over its orders by km, otherwise by weight, otherwise equally; the last order gets
 * the rounding remainder. 2 places.
 */
export function allocateCost(cost: string, sharers: readonly CostShareOrder[]): { id: string; amount: string }[] {
  const parts =
    definedWeights(sharers.map(({ distance }) => distance)) ??
    definedWeights(sharers.map(({ weight }) => weight)) ??
    sharers.map(() => decimal(1));
  const whole = sumOf(parts);
  const total = decimal(toMoney(decimal(cost)));
  let left = total;
  return sharers.map(({ id }, i) => {
    const share = decimal(toMoney(total.times(parts[i] ?? 0).div(whole)));
    const amount = i === sharers.length - 1 || share.gt(left) ? left : share;
    left = left.minus(amount);
    return { id, amount: toMoney(amount) };
  });
}
