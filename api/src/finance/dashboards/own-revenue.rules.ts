import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import { sumOf, toMoney } from '../../platform/values/money.ts';
import { convertSum, type DaySum, type RateOn } from '../exchange-rates/own-sums.rules.ts';

/** `part`: the index of its interval. */
export type PartSum = DaySum & { part: number };
type Sides = { revenue: readonly PartSum[]; cost: readonly PartSum[] };

const totalOf = (sums: readonly PartSum[]) => toMoney(sumOf(sums.map(({ total }) => total)));

/**
 * Cost and revenue in the own currency, with amounts without a rate listed separately; null if everything is in the
 * own currency.
 */
export function toOwnCostRevenue(
  own: string,
  begins: readonly number[],
  { revenue, cost }: Sides,
  rateOn: RateOn,
): NonNullable<CostRevenue['own']> | null {
  const foreign = [...revenue, ...cost].filter(({ currency }) => currency !== own);
  if (own === '' || foreign.length === 0) return null;
  const convertAll = (sums: readonly PartSum[]) =>
    sums.map((sum) => ({ ...sum, own: convertSum(own, sum, rateOn)?.total ?? null }));
  const converted = { revenue: convertAll(revenue), cost: convertAll(cost) };
  const amountsOf = (isIncluded: (sum: PartSum) => boolean) => {
    const add = (side: keyof Sides) =>
      toMoney(sumOf(converted[side].filter(isIncluded).flatMap((sum) => sum.own ?? [])));
    return { revenue: add('revenue'), cost: add('cost') };
  };
  const isMissing = (currency: string) => (sum: { currency: string; own: unknown }) =>
    sum.currency === currency && sum.own === null;
  const currencies = [...new Set(foreign.map(({ currency }) => currency))].toSorted();
  return {
    currency: own,
    ...amountsOf(() => true),
    points: begins.map((at, part) => ({ at, ...amountsOf((sum) => sum.part === part) })),
    unconverted: currencies
      .filter((currency) => [...converted.revenue, ...converted.cost].some(isMissing(currency)))
      .map((currency) => ({
        currency,
        revenue: totalOf(converted.revenue.filter(isMissing(currency))),
        cost: totalOf(converted.cost.filter(isMissing(currency))),
      })),
  };
}
