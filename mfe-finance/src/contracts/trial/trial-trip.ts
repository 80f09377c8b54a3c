import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { TrialTrip } from 'shared-contracts/finance/rated-trips';
import { MINUTE } from 'shared-contracts/values/time';
import { boolean, object, string, type InferType } from 'yup';
import { isPositive, toMinutes } from '../terms.ts';

const hours = () => string().nullable().default(null);

export const trialSchema = object({
  distance: string().nullable().default('120'),
  approach: string().nullable().default('10'),
  lane: string().nullable().default(null),
  isBackhaul: boolean().default(false),
  loading: hours(),
  unloading: hours(),
  transit: hours(),
  extraCharge: string().default('0.00'),
  discount: string().default('0.00'),
});
export type TrialFormValues = InferType<typeof trialSchema>;

export const getLaneKey = ({ fromLocationId, toLocationId }: ContractTerms['pointRates'][number]) =>
  `${fromLocationId} ${toLocationId}`;

const toStops = (task: 'loading' | 'unloading', stay: string | null) =>
  isPositive(stay) ? [{ what: task, arrivedAt: 0, departedAt: toMinutes(stay) * MINUTE }] : [];

/** Uses the entered distance as estimated and actual distance. */
export function toTrialTrip(
  { distance, approach, lane, isBackhaul, loading, unloading, transit, extraCharge, discount }: TrialFormValues,
  terms: Pick<ContractTerms, 'mileageCalculationLocationId'>,
  extraChargeName: string,
): TrialTrip {
  const [fromLocationId = null, toLocationId = null] = lane?.split(' ') ?? [];
  return {
    fromLocationId,
    toLocationId,
    isBackhaul,
    estimatedDistance: distance,
    actualDistance: distance,
    approachDistance: terms.mileageCalculationLocationId ? (approach ?? '0') : null,
    stops: [...toStops('loading', loading), ...toStops('unloading', unloading)],
    transit: isPositive(transit) ? { plannedMinutes: 0, actualMinutes: toMinutes(transit) } : null,
    extraCharges: isPositive(extraCharge) ? [{ name: extraChargeName, amount: extraCharge }] : [],
    discount: isPositive(discount) ? discount : '0',
  };
}
