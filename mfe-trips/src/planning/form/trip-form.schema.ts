import type { TripStopInput } from 'shared-contracts/trips';
import { fieldMessages } from 'shared-ui/form';
import { array, boolean, mixed, number, object, string, type ObjectSchema, type TestContext } from 'yup';
import { form } from './trip-form.messages.ts';

export type TripForm = {
  reference: string | null;
  orderIds: string[];
  pickAt: number | null;
  dropAt: number | null;
  requestedVehicleTypeId: string | null;
  /** Narrows contacts and contracts down; it is not sent. */
  billingPartnerId: string | null;
  billingContactId: string | null;
  billingContractId: string | null;
  vehicleId: string | null;
  driverId: string | null;
  notificationContactIds: string[];
  description: string | null;
  routeZoneId: string | null;
  /** As somebody put them in order; none: as the API merges them. */
  stops: TripStopInput[];
  isBackhaul: boolean;
};

const id = () => string().required();
const optional = () => string().nullable().default(null);
const moment = () => number().integer().nullable().default(null);
const isNotBeforePick = (value: number | null | undefined, { parent: { pickAt } }: TestContext) =>
  typeof value !== 'number' || typeof pickAt !== 'number' || value >= pickAt;

export const tripSchema: ObjectSchema<TripForm> = object({
  reference: string().trim().max(50).nullable().default(null),
  orderIds: array().of(id()).default([]).required().min(1, fieldMessages.required),
  pickAt: moment(),
  dropAt: moment().test('dropAt', form.dropBeforePick, isNotBeforePick),
  requestedVehicleTypeId: optional(),
  billingPartnerId: optional(),
  billingContactId: optional(),
  billingContractId: optional(),
  vehicleId: optional(),
  driverId: optional(),
  notificationContactIds: array().of(id()).default([]),
  description: string().trim().max(2_000).nullable().default(null),
  routeZoneId: optional(),
  stops: array().of(mixed<TripStopInput>().required()).default([]),
  isBackhaul: boolean().default(false),
});
