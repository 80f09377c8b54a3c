import type { OrderInput } from 'shared-contracts/orders/orders';
import { CARGO_ITEM_LIMITS, ORDER_LIMITS, ORDER_STOP_LIMITS } from 'shared-contracts/values/field-limits';
import { array, boolean, mixed, number, object, string, type ISchema, type ObjectSchema, type TestContext } from 'yup';
import { withValues } from 'shared-ui';
import { scheduleErrors, stopErrors } from '../order-errors.messages.ts';
import { stopMessages } from './stops.messages.ts';
import { findExcess, type StopValues } from './stops.rules.ts';

type DateName = 'pickupFrom' | 'pickupTo' | 'deliveryFrom' | 'deliveryTo' | 'cutoffFrom' | 'cutoffTo' | 'windowFrom';

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
  services: array()
    .of(object({ name: string().required(), quantity: string().required() }))
    .max(ORDER_LIMITS.services)
    .default([]),
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
const optionalText = (max: number) => string().trim().max(max).nullable().default(null);
const stop = object({
  locationId: id(),
  contactId: optionalId(),
  kind: mixed<'pickup' | 'drop'>().nullable().default(null),
  windowFrom: timestamp(),
  windowTo: timestamp().test('windowTo', stopErrors.beforeWindowFrom, isAfter('windowFrom', { orEqual: true })),
  handlingMinutes: number().integer().nullable().default(null),
  instructions: optionalText(ORDER_STOP_LIMITS.instructions),
  reference: optionalText(ORDER_STOP_LIMITS.reference),
  /** An entry per cargo item, in their order. */
  items: array()
    .of(object({ item: number().default(0), quantity: number().integer().min(0).default(0) }))
    .default([]),
});

/** The stops of a kind may not name more of a cargo item than the order has. */
function hasNoExcess(stops: StopValues[] | undefined, { parent, path, createError }: TestContext) {
  const excess = findExcess(stops ?? [], parent.cargoItems ?? []);
  if (!excess) return true;
  return createError({
    path: `${path}.${excess.stop}.items.${excess.item}.quantity`,
    message: { ...withValues(stopMessages.tooMuch, { max: excess.max }) },
  });
}

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
  stops: array()
    .of(stop)
    .min(2, stopErrors.twoPointsRequired)
    .max(ORDER_LIMITS.stops)
    .default([])
    .test('excess', hasNoExcess),
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
    .default([])
    .test('excess', hasNoExcess),
});
