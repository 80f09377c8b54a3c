import type { ContractTerms, TriedTrip } from 'shared-contracts/contracts';
import { boolean, object, string, type InferType } from 'yup';
import { isPositive, minutesOf } from './terms.ts';

const MINUTE = 60;
const hours = () => string().nullable().default(null);

export const triedSchema = object({
  distance: string().nullable().default('120'),
  approach: string().nullable().default('10'),
  lane: string().nullable().default(null),
  isBackhaul: boolean().default(false),
  loading: hours(),
  unloading: hours(),
  transit: hours(),
  extra: string().default('0.00'),
  discount: string().default('0.00'),
});
export type TriedForm = InferType<typeof triedSchema>;

/** A lane by which it is chosen. */
export const laneKey = ({ fromLocationId, toLocationId }: ContractTerms['pointRates'][number]) =>
  `${fromLocationId} ${toLocationId}`;

const stop = (what: 'loading' | 'unloading', stay: string | null) =>
  isPositive(stay) ? [{ what, arrivedAt: 0, departedAt: minutesOf(stay) * MINUTE }] : [];

/** The example as the API rates it: it drove as far as was estimated. */
export function tripOf(
  { distance, approach, lane, isBackhaul, loading, unloading, transit, extra, discount }: TriedForm,
  terms: Pick<ContractTerms, 'mileageCalculationLocationId'>,
  extraName: string,
): TriedTrip {
  const [fromLocationId = null, toLocationId = null] = lane?.split(' ') ?? [];
  return {
    fromLocationId,
    toLocationId,
    isBackhaul,
    estimatedDistance: distance,
    actualDistance: distance,
    approachDistance: terms.mileageCalculationLocationId ? (approach ?? '0') : null,
    stops: [...stop('loading', loading), ...stop('unloading', unloading)],
    transit: isPositive(transit) ? { plannedMinutes: 0, actualMinutes: minutesOf(transit) } : null,
    extraCharges: isPositive(extra) ? [{ name: extraName, amount: extra }] : [],
    discount: isPositive(discount) ? discount : '0',
  };
}
