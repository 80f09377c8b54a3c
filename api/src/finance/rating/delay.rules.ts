import type { ContractTerms, DelayTerms } from 'shared-contracts/finance/contract-terms';
import { chargeableMinutes, delayCharge, delayTermsFor, dwellMinutes } from '../../orders/public.ts';
import { toMoney } from '../../platform/values/money.ts';
import type { RatedStop, RatingFacts } from './facts.ts';
import type { RatedLine } from './line.ts';

const toDelayLines = (rule: RatedLine['rule'], minutes: number, terms: DelayTerms): RatedLine[] => {
  const { freeMinutes, ratePerHour: rate } = terms;
  const amount = delayCharge(minutes, terms);
  return amount.isZero() ? [] : [{ rule, amount: toMoney(amount), minutes, freeMinutes, rate }];
};

const DELAY_RULES = { loading: 'loadingDelay', unloading: 'unloadingDelay' } as const;

/** A line for each stop that exceeded its free time. */
export const rateStopDelays = (delays: ContractTerms['delays'], stops: readonly RatedStop[]): RatedLine[] =>
  stops.flatMap((stop, position) => {
    const terms = delayTermsFor(delays, stop.what);
    return terms
      ? toDelayLines(DELAY_RULES[stop.what], chargeableMinutes(dwellMinutes(stop), terms), terms).map((line) => ({
          ...line,
          stop: position,
        }))
      : [];
  });

/** The transit time beyond the plan. */
export function rateTransitDelay(delays: ContractTerms['delays'], transit: RatingFacts['transit']): RatedLine[] {
  const terms = delayTermsFor(delays, 'transit');
  return terms && transit
    ? toDelayLines('transitDelay', chargeableMinutes(transit.actualMinutes - transit.plannedMinutes, terms), terms)
    : [];
}
