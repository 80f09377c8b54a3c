import type { ServiceRate } from 'shared-contracts/finance/contract-terms';
import { decimal, toMoney } from '../../platform/values/money.ts';
import type { RatingFacts } from './facts.ts';
import type { RatedLine } from './line.ts';

type Requested = NonNullable<RatingFacts['services']>;

const rateOf = (name: string, rates: readonly ServiceRate[]) =>
  rates.find((rate) => rate.name.toLowerCase() === name.toLowerCase());

/** The requested services that the price list doesn't have, by index. */
export const findUnpricedServices = (requested: Requested, rates: readonly ServiceRate[]): number[] =>
  requested.flatMap(({ name }, index) => (rateOf(name, rates) ? [] : [index]));

/** A line for each requested service of the price list: its quantity at the rate of a unit. */
export const serviceCharges = (requested: Requested, rates: readonly ServiceRate[]): RatedLine[] =>
  requested.flatMap(({ name, quantity }): RatedLine[] => {
    const found = rateOf(name, rates);
    if (!found) return [];
    const { rate, unit } = found;
    return [
      { rule: 'service', amount: toMoney(decimal(quantity).times(rate)), name: found.name, quantity, unit, rate },
    ];
  });
