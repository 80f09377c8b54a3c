import type { ContractTerms } from 'shared-contracts/contracts';
import { rateBill } from './bill.rules.ts';
import type { RatingFacts } from './facts.ts';

export type PlannedWay = Pick<
  RatingFacts,
  'fromLocationId' | 'toLocationId' | 'isBackhaul' | 'estimatedDistance' | 'approachDistance'
>;

const UNKNOWN: readonly string[] = ['noRate', 'noDistance', 'noApproachDistance'];

/** What a bill would come to before tax, in the base currency, when nobody has to wait; null: no rate covers the way, or nobody knows how long it is. */
export function predictedCost(terms: ContractTerms, way: PlannedWay): string | null {
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
  return reasons.some((reason) => UNKNOWN.includes(reason)) ? null : taxBase;
}
