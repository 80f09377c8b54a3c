import { Money } from 'shared-contracts/common';
import type { ContractTerms, DelayTerms } from 'shared-contracts/contracts';
import type { DelayCategory } from 'shared-contracts/values/rating';
import { decimal, toMoney } from '../../platform/money.ts';
import type { RatedStop, RatingFacts } from './facts.ts';
import type { RatedLine } from './line.ts';

const MINUTE = 60;
const HOUR_MINUTES = 60;

export const termsOf = (delays: ContractTerms['delays'], category: DelayCategory): DelayTerms | undefined =>
  delays[category] ?? delays.standard;

/** R10: whole minutes from max(arrival, window start) to departure; 0 while it is not left. */
export function dwellMinutes({ windowFrom, arrivedAt, departedAt }: RatedStop): number {
  if (arrivedAt === null || departedAt === null) return 0;
  return Math.max(0, Math.floor((departedAt - Math.max(arrivedAt, windowFrom ?? arrivedAt)) / MINUTE));
}

/** Minutes beyond those that are free. */
export const overMinutes = (minutes: number, { freeMinutes }: Pick<DelayTerms, 'freeMinutes'>) =>
  Math.max(0, minutes - freeMinutes);

const amountOf = (minutes: number, { ratePerHour }: DelayTerms) =>
  decimal(minutes).times(ratePerHour).div(HOUR_MINUTES);

/** What minutes cost; null when no money can pay it. */
export const delayAmount = (minutes: number, terms: DelayTerms): string | null =>
  Money.safeParse(toMoney(amountOf(minutes, terms))).data ?? null;

const charge = (rule: RatedLine['rule'], minutes: number, terms: DelayTerms): RatedLine[] => {
  const { freeMinutes, ratePerHour: rate } = terms;
  const amount = amountOf(minutes, terms);
  return amount.isZero() ? [] : [{ rule, amount: toMoney(amount), minutes, freeMinutes, rate }];
};

const RULES = { loading: 'loadingDelay', unloading: 'unloadingDelay' } as const;

/** A line for each stop that took longer than is free. */
export const stopDelays = (delays: ContractTerms['delays'], stops: readonly RatedStop[]): RatedLine[] =>
  stops.flatMap((stop, position) => {
    const terms = termsOf(delays, stop.what);
    return terms
      ? charge(RULES[stop.what], overMinutes(dwellMinutes(stop), terms), terms).map((line) => ({
          ...line,
          stop: position,
        }))
      : [];
  });

/** What the way took longer than planned. */
export function transitDelay(delays: ContractTerms['delays'], transit: RatingFacts['transit']): RatedLine[] {
  const terms = termsOf(delays, 'transit');
  return terms && transit
    ? charge('transitDelay', overMinutes(transit.actualMinutes - transit.plannedMinutes, terms), terms)
    : [];
}
