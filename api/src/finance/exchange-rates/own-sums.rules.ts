import type { OwnSum } from 'shared-contracts/finance/exchange-rates';
import { decimal, type Decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import type { FoundRate } from './convert.rules.ts';

/** The sum of bills with the same currency and day. */
export type DaySum = {
  currency: string;
  /** The day of bills that are not booked; otherwise the day of the booked rate. */
  day: string;
  bills: number;
  total: string;
  /** Null: they are not booked in the own currency. */
  booked: string | null;
};
export type RateOn = (currency: string, day: string) => FoundRate | null;

export const needsRate = (own: string, { currency, booked }: DaySum) => currency !== own && booked === null;

/** The booked amount, or else the amount at the rate of the day; null if there is no rate. `day`: that of the rate. */
export function convertSum(own: string, sum: DaySum, rateOn: RateOn): { total: Decimal; day: string | null } | null {
  if (sum.currency === own) return { total: decimal(sum.total), day: null };
  if (sum.booked !== null) return { total: decimal(sum.booked), day: sum.day };
  const found = rateOn(sum.currency, sum.day);
  return found && { total: decimal(toMoney(decimal(sum.total).times(found.rate))), day: found.day };
}

/** Null: all bills are in the own currency. */
export function toOwnSum(own: string, sums: readonly DaySum[], rateOn: RateOn): OwnSum | null {
  if (own === '' || sums.every(({ currency }) => currency === own)) return null;
  const converted = sums.map((sum) => ({ sum, result: convertSum(own, sum, rateOn) }));
  const days = converted.flatMap(({ result }) => result?.day ?? []).toSorted();
  const missing = converted.filter(({ result }) => result === null).map(({ sum }) => sum);
  const unconverted = [...Map.groupBy(missing, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      bills: some.reduce((count, { bills }) => count + bills, 0),
      total: toMoney(sumOf(some.map(({ total }) => total))),
    }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency));
  return {
    currency: own,
    total: toMoney(sumOf(converted.flatMap(({ result }) => result?.total ?? []))),
    withoutRate: unconverted.reduce((count, { bills }) => count + bills, 0),
    unconverted,
    firstDay: days.at(0) ?? null,
    lastDay: days.at(-1) ?? null,
  };
}
