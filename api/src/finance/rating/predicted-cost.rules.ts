import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { rateBill } from './bill.rules.ts';
import type { RatingFacts } from './facts.ts';

export type PlannedJourney = Pick<
  RatingFacts,
  'fromLocationId' | 'toLocationId' | 'isBackhaul' | 'estimatedDistance' | 'approachDistance' | 'dates' | 'services'
>;

const UNPREDICTABLE: readonly string[] = ['noRate', 'noDistance', 'noApproachDistance'];

/** The tax base without delays, in the base currency; null: no rate applies or the distance is unknown. */
export function predictCost(terms: ContractTerms, way: PlannedJourney): string | null {
  const facts: RatingFacts = {
    ...way,
    actualDistance: null,
    stops: [],
    transit: null,
    extraCharges: [],
    discount: '0',
    load: null,
    capacity: null,
  };
  const { taxBase, reasons } = rateBill({ ...terms, billingCurrencyId: null }, facts);
  return reasons.some((reason) => UNPREDICTABLE.includes(reason)) ? null : taxBase;
}
