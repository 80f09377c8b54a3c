import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { ProvisionalReason } from 'shared-contracts/values/finance/rating';
import { sumOf, toMeasure } from '../../platform/values/money.ts';
import type { RatingFacts } from './facts.ts';

type MileageTerms = Pick<ContractTerms, 'defaultMileageBilling' | 'mileageCalculationLocationId'>;
type MileageFacts = Pick<RatingFacts, 'estimatedDistance' | 'actualDistance' | 'approachDistance'>;

/** R3: the billable km, with the reason if they are provisional. Null: unknown. */
export function billableKm(
  terms: MileageTerms,
  facts: MileageFacts,
): { km: string | null; reasons: ProvisionalReason[] } {
  const { estimatedDistance, actualDistance, approachDistance } = facts;
  const isActual = terms.defaultMileageBilling === 'actual';
  const driven = isActual ? (actualDistance ?? estimatedDistance) : estimatedDistance;
  if (driven === null) return { km: null, reasons: ['noDistance'] };
  const guessed: ProvisionalReason[] = isActual && actualDistance === null ? ['noActualDistance'] : [];
  if (terms.mileageCalculationLocationId === null) return { km: toMeasure(sumOf([driven])), reasons: guessed };
  return {
    km: toMeasure(sumOf([driven, approachDistance ?? '0'])),
    reasons: approachDistance === null ? [...guessed, 'noApproachDistance'] : guessed,
  };
}
