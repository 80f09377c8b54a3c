import type { TripStopInput } from 'shared-contracts/trips/trips';
import { TRIP_LIMITS } from 'shared-contracts/values/field-limits';
import { fieldMessages } from 'shared-ui/form';
import { array, boolean, mixed, number, object, string, type ObjectSchema, type TestContext } from 'yup';
import { formMessages as messages } from './trip-form.messages.ts';

export type TripFormValues = {
  reference: string | null;
  orderIds: string[];
  pickAt: number | null;
  dropAt: number | null;
  requestedVehicleTypeId: string | null;
  /** Filters contacts and contracts; not sent. */
  billingPartnerId: string | null;
  billingContactId: string | null;
  billingContractId: string | null;
  vehicleId: string | null;
  driverId: string | null;
  notificationContactIds: string[];
  description: string | null;
  routeZoneId: string | null;
  /** Stops in a custom order; empty: the API orders them. */
  stops: TripStopInput[];
  isBackhaul: boolean;
};

const requiredId = () => string().required();
const optionalText = () => string().nullable().default(null);
const optionalTime = () => number().integer().nullable().default(null);
const isAtOrAfterPick = (value: number | null | undefined, { parent: { pickAt } }: TestContext) =>
  typeof value !== 'number' || typeof pickAt !== 'number' || value >= pickAt;

export const tripFormSchema: ObjectSchema<TripFormValues> = object({
  reference: string().trim().max(TRIP_LIMITS.reference).nullable().default(null),
  orderIds: array().of(requiredId()).default([]).required().min(TRIP_LIMITS.orderIds.min, fieldMessages.required),
  pickAt: optionalTime(),
  dropAt: optionalTime().test('dropAt', messages.dropBeforePick, isAtOrAfterPick),
  requestedVehicleTypeId: optionalText(),
  billingPartnerId: optionalText(),
  billingContactId: optionalText(),
  billingContractId: optionalText(),
  vehicleId: optionalText(),
  driverId: optionalText(),
  notificationContactIds: array().of(requiredId()).default([]),
  description: string().trim().max(TRIP_LIMITS.description).nullable().default(null),
  routeZoneId: optionalText(),
  stops: array().of(mixed<TripStopInput>().required()).default([]),
  isBackhaul: boolean().default(false),
});
