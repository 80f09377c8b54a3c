import type { OrderInput } from 'shared-contracts/orders';
import { array, boolean, mixed, number, object, string, type ISchema, type ObjectSchema, type TestContext } from 'yup';
import { location, schedule as messages } from './order-form.messages.ts';

type DateName = 'pickupFrom' | 'pickupTo' | 'deliveryFrom' | 'deliveryTo' | 'cutoffFrom' | 'cutoffTo';

const id = () => string().required();
const optional = () => string().nullable().default(null);
const moment = () => number().integer().nullable().default(null);

/** Compares with another date of the form; a date that is not given yet contradicts nothing. */
const isAfter =
  (other: DateName, { orEqual = false } = {}) =>
  (value: number | null | undefined, { parent }: TestContext) => {
    const bound: number | null | undefined = parent[other];
    return typeof value !== 'number' || typeof bound !== 'number' || value > bound || (orEqual && value === bound);
  };
const isInFuture = (value: number | null | undefined) => typeof value !== 'number' || value > Date.now() / 1000;

const general = {
  reference: string().trim().max(50).nullable().default(null),
  orderTypeId: id(),
  partnerId: id(),
  contractId: id(),
  operationId: id(),
  vehicleTypeIds: array().of(id()).default([]),
  isFlexible: boolean().default(false),
  isBackhaul: boolean().default(false),
  notificationContactIds: array().of(id()).default([]),
  description: string().trim().max(2_000).nullable().default(null),
};

const schedule = {
  pickupFrom: moment(),
  pickupTo: moment().test('pickupTo', messages.beforePickupFrom, isAfter('pickupFrom', { orEqual: true })),
  deliveryFrom: moment()
    .test('future', messages.notInFuture, isInFuture)
    .test('afterPickupFrom', messages.notAfterPickupFrom, isAfter('pickupFrom'))
    .test('afterPickupTo', messages.notAfterPickupTo, isAfter('pickupTo')),
  deliveryTo: moment().test('deliveryTo', messages.beforeDeliveryFrom, isAfter('deliveryFrom', { orEqual: true })),
  cutoffOption: mixed<OrderInput['cutoffOption']>().required().default('none'),
  loadingMinutes: number().integer().required().default(0),
  unloadingMinutes: number().integer().required().default(0),
};

const cutoffFrom = moment();
const cutoffTo = moment().test('cutoffTo', messages.beforeCutoffFrom, isAfter('cutoffFrom', { orEqual: true }));
/** Without a cutoff its dates are not on the screen and nothing is asked of them. */
const ofCutoff = (date: ISchema<number | null | undefined>) =>
  moment().when('cutoffOption', { is: 'none', otherwise: () => date });

const cargoItem = object({
  packNumber: string().trim().max(50).nullable().default(null),
  cargoId: id(),
  quantity: number().integer().min(1).max(1_000_000).required().default(1),
});
const stop = object({ locationId: id(), contactId: optional() });

/** What an order must be to be sent for approval. */
export const orderSchema: ObjectSchema<OrderInput> = object({
  ...general,
  ...schedule,
  pickupFrom: schedule.pickupFrom.required(),
  pickupTo: schedule.pickupTo.required(),
  deliveryFrom: schedule.deliveryFrom.required(),
  deliveryTo: schedule.deliveryTo.required(),
  cutoffFrom: ofCutoff(cutoffFrom.required()),
  cutoffTo: ofCutoff(cutoffTo.required()),
  cargoItems: array().of(cargoItem).max(200).default([]),
  stops: array().of(stop).min(2, location.atLeastTwo).max(50).default([]),
});

/** What it must be to be kept: schedule, cargo and stops may be missing, but what is there must be right. */
export const savedOrderSchema: ObjectSchema<OrderInput> = object({
  ...general,
  ...schedule,
  cutoffFrom: ofCutoff(cutoffFrom),
  cutoffTo: ofCutoff(cutoffTo),
  cargoItems: array()
    .of(cargoItem.shape({ cargoId: string().default('') }))
    .max(200)
    .default([]),
  stops: array()
    .of(stop.shape({ locationId: string().default('') }))
    .max(50)
    .default([]),
});
