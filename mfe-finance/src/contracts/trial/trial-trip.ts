import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { TrialTrip } from 'shared-contracts/finance/rated-trips';
import { MINUTE } from 'shared-contracts/values/time';
import { fieldMessages } from 'shared-ui/form';
import { boolean, object, string, type InferType } from 'yup';
import { isPositive, toMinutes } from '../terms.ts';

const day = () =>
  string()
    .nullable()
    .default(null)
    .matches(/^\d{4}-/, { message: fieldMessages.date as never, excludeEmptyString: true });
const hours = () => string().nullable().default(null);

export const trialSchema = object({
  distance: string().nullable().default('120'),
  approach: string().nullable().default('10'),
  lane: string().nullable().default(null),
  isBackhaul: boolean().default(false),
  pickupDay: day(),
  deliveryDay: day(),
  loading: hours(),
  unloading: hours(),
  transit: hours(),
  extraCharge: string().default('0.00'),
  discount: string().default('0.00'),
  service: string().nullable().default(null),
  serviceQuantity: string().nullable().default('1'),
});
export type TrialFormValues = InferType<typeof trialSchema>;

export const getLaneKey = ({ fromLocationId, toLocationId }: ContractTerms['pointRates'][number]) =>
  `${fromLocationId} ${toLocationId}`;

const toStops = (task: 'loading' | 'unloading', stay: string | null) =>
  isPositive(stay) ? [{ what: task, arrivedAt: 0, departedAt: toMinutes(stay) * MINUTE }] : [];

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** Uses the entered distance as estimated and actual distance. */
export function toTrialTrip(
  {
    distance,
    approach,
    lane,
    isBackhaul,
    pickupDay,
    deliveryDay,
    loading,
    unloading,
    transit,
    extraCharge,
    discount,
    service,
    serviceQuantity,
  }: TrialFormValues,
  terms: Pick<ContractTerms, 'mileageCalculationLocationId' | 'dayRates' | 'services'>,
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
    dates: terms.dayRates ? [pickupDay, deliveryDay].filter(isDay) : [],
    transit: isPositive(transit) ? { plannedMinutes: 0, actualMinutes: toMinutes(transit) } : null,
    extraCharges: isPositive(extraCharge) ? [{ name: extraChargeName, amount: extraCharge }] : [],
    services:
      terms.services?.some(({ name }) => name === service) && service && isPositive(serviceQuantity)
        ? [{ name: service, quantity: serviceQuantity }]
        : [],
    discount: isPositive(discount) ? discount : '0',
  };
}
