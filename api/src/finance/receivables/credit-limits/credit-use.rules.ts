import type { CreditUse } from 'shared-contracts/finance/credit-limits';
import { CREDIT_WARNING_PERCENT } from 'shared-contracts/values/finance/credit-limits';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';

export type Limit = { amount: string; currency: string };
export type CurrencySum = { currency: string; amount: string };

/** A whole number; rounds to 100% only if the limit is fully used. */
function percentOf(used: string, limit: string): number | null {
  if (decimal(limit).isZero()) return null;
  return Math.max(0, decimal(used).times(100).div(limit).floor().toNumber());
}

/** @param rates what one unit of each other currency is in that of the limit */
export function toCreditUse(
  { amount: limit, currency }: Limit,
  sums: readonly CurrencySum[],
  rates: ReadonlyMap<string, string>,
): CreditUse {
  const rateOf = (from: string) => (from === currency ? '1' : rates.get(from));
  const amounts = sums.flatMap(({ currency: from, amount }) => {
    const rate = rateOf(from);
    return rate === undefined ? [] : [toMoney(decimal(amount).times(rate))];
  });
  const used = toMoney(sumOf(amounts));
  const missing = sums.filter(({ currency: from, amount }) => rateOf(from) === undefined && !decimal(amount).isZero());
  const percent = percentOf(used, limit);
  const isAbove = decimal(used).gt(limit);
  return {
    limit: toMoney(decimal(limit)),
    currency,
    used,
    percent,
    isAbove,
    isNear: !isAbove && percent !== null && percent >= CREDIT_WARNING_PERCENT,
    withoutRate: [...new Set(missing.map(({ currency: from }) => from))].toSorted(),
  };
}
