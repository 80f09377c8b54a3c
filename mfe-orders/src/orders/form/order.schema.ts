import type { OrderInput } from 'shared-contracts/orders/orders';
import { CARGO_ITEM_LIMITS, ORDER_LIMITS } from 'shared-contracts/values/field-limits';
import { array, boolean, mixed, number, object, string, type ISchema, type ObjectSchema, type TestContext } from 'yup';
import { scheduleErrors, stopErrors } from '../order-errors.messages.ts';

type DateName = 'pickupFrom' | 'pickupTo' | 'deliveryFrom' | 'deliveryTo' | 'cutoffFrom' | 'cutoffTo';

const id = () => string().required();
const optionalId = () => string().nullable().default(null);
const timestamp = () => number().integer().nullable().default(null);

/** Compares with another date of the form; missing dates are valid. */
const isAfter =
  (other: DateName, { orEqual = false } = {}) =>
  (value: number | null | undefined, { parent }: TestContext) => {
    const bound: number | null | undefined = parent[other];
    return typeof value !== 'number' || typeof bound !== 'number' || value > bound || (orEqual && value === bound);
  };
const isInFuture = (value: number | null | undefined) => typeof value !== 'number' || value > Date.now() / 1000;

const general = {
  reference: string().trim().max(ORDER_LIMITS.reference).nullable().default(null),
  orderTypeId: id(),
  partnerId: id(),
  contractId: id(),
  operationId: id(),
  vehicleTypeIds: array().of(id()).default([]),
  isFlexible: boolean().default(false),
  isBackhaul: boolean().default(false),
  notificationContactIds: array().of(id()).default([]),
  description: string().trim().max(ORDER_LIMITS.description).nullable().default(null),
};

const schedule = {
  pickupFrom: timestamp(),
  pickupTo: timestamp().test('pickupTo', scheduleErrors.beforePickupFrom, isAfter('pickupFrom', { orEqual: true })),
  deliveryFrom: timestamp()
    .test('future', scheduleErrors.notInFuture, isInFuture)
    .test('afterPickupFrom', scheduleErrors.notAfterPickupFrom, isAfter('pickupFrom'))
    .test('afterPickupTo', scheduleErrors.notAfterPickupTo, isAfter('pickupTo')),
  deliveryTo: timestamp().test(
    'deliveryTo',
    scheduleErrors.beforeDeliveryFrom,
    isAfter('deliveryFrom', { orEqual: true }),
  ),
  cutoffOption: mixed<OrderInput['cutoffOption']>().required().default('none'),
  loadingMinutes: number().integer().required().default(0),
  unloadingMinutes: number().integer().required().default(0),
};

const cutoffFrom = timestamp();
const cutoffTo = timestamp().test(
  'cutoffTo',
  scheduleErrors.beforeCutoffFrom,
  isAfter('cutoffFrom', { orEqual: true }),
);
/** Without a cutoff its dates are hidden and not validated. */
const whenCutoff = (date: ISchema<number | null | undefined>) =>
  timestamp().when('cutoffOption', { is: 'none', otherwise: () => date });

const cargoItem = object({
  packNumber: string().trim().max(CARGO_ITEM_LIMITS.packNumber).nullable().default(null),
  cargoId: id(),
  quantity: number()
    .integer()
    .min(CARGO_ITEM_LIMITS.quantity.min)
    .max(CARGO_ITEM_LIMITS.quantity.max)
    .required()
    .default(1),
});
const stop = object({ locationId: id(), contactId: optionalId() });

/** Validates an order that is sent for approval. */
export const orderSchema: ObjectSchema<OrderInput> = object({
  ...general,
  ...schedule,
  pickupFrom: schedule.pickupFrom.required(),
  pickupTo: schedule.pickupTo.required(),
  deliveryFrom: schedule.deliveryFrom.required(),
  deliveryTo: schedule.deliveryTo.required(),
  cutoffFrom: whenCutoff(cutoffFrom.required()),
  cutoffTo: whenCutoff(cutoffTo.required()),
  cargoItems: array().of(cargoItem).max(ORDER_LIMITS.cargoItems).default([]),
  stops: array().of(stop).min(2, stopErrors.twoPointsRequired).max(ORDER_LIMITS.stops).default([]),
});

/** Validates an order that is saved: schedule, cargo and stops may be missing, but must be valid. */
export const savedOrderSchema: ObjectSchema<OrderInput> = object({
  ...general,
  ...schedule,
  cutoffFrom: whenCutoff(cutoffFrom),
  cutoffTo: whenCutoff(cutoffTo),
  cargoItems: array()
    .of(cargoItem.shape({ cargoId: string().default('') }))
    .max(ORDER_LIMITS.cargoItems)
    .default([]),
  stops: array()
    .of(stop.shape({ locationId: string().default('') }))
    .max(ORDER_LIMITS.stops)
    .default([]),
});
