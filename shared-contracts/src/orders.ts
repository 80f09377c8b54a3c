import { z } from 'zod';
import {
  Id,
  many,
  Measure,
  Minutes,
  Money,
  Named,
  pageOf,
  Paging,
  requiredText,
  sortBy,
  text,
  Unix,
} from './common.ts';
import { ORDER_ACTIONS, ORDER_EVENTS, ORDER_STAGES } from './values/order-stages.ts';

export const CUTOFF_OPTIONS = ['none', 'pickup', 'delivery'] as const;

/**
 * Lists: `orders/v2` own, `v2/orders` partners', `orders/v2/delayed`, `orders/v2/demurrage` and `orders` all that the caller may see,
 * `v2/orders/archive` the archived ones, which no other list has. `POST orders/{id}` duplicates into a new saved order,
 * `POST orders/archive/{id}` archives, `POST orders/archive/{id}/restore` takes back; `v1/orders/{id}/timing`, `orders/locations`.
 */
const CargoItemInput = z.object({
  packNumber: text(50).nullable().default(null),
  cargoId: Id,
  quantity: z.int().min(1).max(1_000_000),
});
const StopInput = z.object({ locationId: Id, contactId: Id.nullable().default(null) });

const OrderFields = z.object({
  reference: text(50).nullable(),
  orderTypeId: Id,
  partnerId: Id,
  contractId: Id,
  operationId: Id,
  vehicleTypeIds: z.array(Id).max(20),
  isFlexible: z.boolean(),
  isBackhaul: z.boolean(),
  notificationContactIds: z.array(Id).max(50),
  description: text(2_000).nullable(),
  pickupFrom: Unix.nullable(),
  pickupTo: Unix.nullable(),
  deliveryFrom: Unix.nullable(),
  deliveryTo: Unix.nullable(),
  cutoffOption: z.enum(CUTOFF_OPTIONS),
  cutoffFrom: Unix.nullable(),
  cutoffTo: Unix.nullable(),
  loadingMinutes: Minutes,
  unloadingMinutes: Minutes,
  cargoItems: z.array(CargoItemInput).max(200),
  stops: z.array(StopInput).max(50),
});

const { shape } = OrderFields;

/** A saved order may be incomplete; what submitting demands is checked then. */
export const OrderInput = OrderFields.extend({
  reference: shape.reference.default(null),
  vehicleTypeIds: shape.vehicleTypeIds.default([]),
  isFlexible: shape.isFlexible.default(false),
  isBackhaul: shape.isBackhaul.default(false),
  notificationContactIds: shape.notificationContactIds.default([]),
  description: shape.description.default(null),
  pickupFrom: shape.pickupFrom.default(null),
  pickupTo: shape.pickupTo.default(null),
  deliveryFrom: shape.deliveryFrom.default(null),
  deliveryTo: shape.deliveryTo.default(null),
  cutoffOption: shape.cutoffOption.default('none'),
  cutoffFrom: shape.cutoffFrom.default(null),
  cutoffTo: shape.cutoffTo.default(null),
  loadingMinutes: shape.loadingMinutes.default(0),
  unloadingMinutes: shape.unloadingMinutes.default(0),
  cargoItems: shape.cargoItems.default([]),
  stops: shape.stops.default([]),
});

/** What is left out stays as it is. */
export const OrderChanges = OrderFields.partial();

const Stage = z.enum(ORDER_STAGES);
const Actions = z.array(z.enum(ORDER_ACTIONS));
const Approval = z.object({ by: z.string(), at: Unix }).nullable();

export const OrderRow = z.object({
  id: Id,
  number: z.string(),
  reference: z.string().nullable(),
  stage: Stage,
  orderType: Named,
  organization: Named,
  partner: Named,
  contract: Named,
  operation: Named,
  /** The requested ones. */
  vehicleTypes: z.array(Named),
  pickup: z.string().nullable(),
  drop: z.string().nullable(),
  pickupFrom: Unix.nullable(),
  pickupTo: Unix.nullable(),
  deliveryFrom: Unix.nullable(),
  deliveryTo: Unix.nullable(),
  predictedDistance: Measure.nullable(),
  predictedCost: Money.nullable(),
  currency: z.string().nullable(),
  totalWeight: Measure,
  totalSpace: Measure,
  /** Its trip, told to those who may open it: the organization that runs it and root. */
  trip: z.object({ id: Id, number: z.string() }).nullable(),
  isFlexible: z.boolean(),
  isBackhaul: z.boolean(),
  isArchived: z.boolean(),
  createdAt: Unix,
  createdBy: z.string(),
  firstApproval: Approval,
  secondApproval: Approval,
  actions: Actions,
});
export const OrderPage = pageOf(OrderRow);

/** Periods include both ends. */
const Period = { from: z.coerce.number().int().min(0).optional(), to: z.coerce.number().int().min(0).optional() };

export const OrderQuery = Paging.extend({
  stage: many(Stage),
  /** The other side: of one's own orders whom they are addressed to, of a partner's orders whose they are. */
  partnerId: many(Id),
  orderTypeId: Id.optional(),
  operationId: Id.optional(),
  contractId: Id.optional(),
  /** Among the requested ones. */
  vehicleTypeId: Id.optional(),
  /** The first stop. */
  pickLocationId: Id.optional(),
  /** Any later stop. */
  dropLocationId: Id.optional(),
  createdFrom: Period.from,
  createdTo: Period.to,
  /** In which the pickup window begins. */
  pickupFrom: Period.from,
  pickupTo: Period.to,
  /** In which the delivery window begins. */
  deliveryFrom: Period.from,
  deliveryTo: Period.to,
  /** Only orders that wait for the caller's approval. */
  waitingForMe: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  sort: sortBy(['number', 'createdAt', 'pickupFrom', 'deliveryFrom', 'predictedCost']).default('-createdAt'),
});

/** `v2/orders`: what partners, or only those of type 3pl, have addressed to the caller's organization; otherwise its own orders as of `orders/v2`. */
export const PartnerOrderQuery = OrderQuery.extend({ fromPartner: z.enum(['true', 'false', '3pl']).default('false') });

/** `orders/v2/delayed`: by how much the next stop's deadline is over, in whole minutes up to now. */
export const DelayedOrderRow = OrderRow.extend({
  delay: z.object({
    since: Unix,
    nextStop: Named.nullable(),
    deadline: Unix.nullable(),
    lateMinutes: z.int().nullable(),
  }),
});
export const DelayedOrderPage = pageOf(DelayedOrderRow);

const StopCharge = {
  /** From arrival, at the earliest from the start of the window, to departure or to now. */
  dwellMinutes: z.int(),
  /** By the contract's terms; without terms: the order's own loading or unloading duration. */
  freeMinutes: Minutes,
  chargedMinutes: z.int(),
  /** In the currency of the order; null: the contract has no terms. */
  amount: Money.nullable(),
};
const StopKind = z.enum(['pickup', 'drop']);

/** `orders/v2/demurrage`: the stops at which an order stands or stood longer than is free. */
export const DemurrageOrderRow = OrderRow.extend({
  demurrage: z.object({
    stops: z.array(
      z.object({
        position: z.int(),
        kind: StopKind,
        location: Named,
        arrivedAt: Unix,
        departedAt: Unix.nullable(),
        ...StopCharge,
      }),
    ),
    chargedMinutes: z.int(),
    amount: Money.nullable(),
  }),
});
export const DemurrageOrderPage = pageOf(DemurrageOrderRow);

const CargoItem = z.object({
  packNumber: z.string().nullable(),
  cargo: Named,
  quantity: z.int(),
  /** Null: not told yet. */
  deliveredQuantity: z.int().nullable(),
  shortageReason: z.string().nullable(),
  weight: Measure,
  space: Measure,
});
const Stop = z.object({
  location: Named.extend({ city: z.string(), latitude: z.number(), longitude: z.number() }),
  contact: Named.nullable(),
});

export const Order = OrderRow.extend({
  /** No routing service told the distance: it was guessed from the great circle. */
  isDistanceEstimated: z.boolean(),
  notificationContacts: z.array(Named),
  description: z.string().nullable(),
  rejectedReason: z.string().nullable(),
  cutoffOption: z.enum(CUTOFF_OPTIONS),
  cutoffFrom: Unix.nullable(),
  cutoffTo: Unix.nullable(),
  loadingMinutes: Minutes,
  unloadingMinutes: Minutes,
  cargoItems: z.array(CargoItem),
  stops: z.array(Stop),
  /** Who must act next, in words of a person's name, when somebody must. */
  waitsFor: z.string().nullable(),
});

/** `isInferred`: nobody told it; it was taken from what came after it. */
const Stamp = z.object({ at: Unix, isInferred: z.boolean() }).nullable();
export const OrderStopTiming = z.object({
  position: z.int(),
  kind: StopKind,
  location: Named.extend({ city: z.string() }),
  plannedFrom: Unix.nullable(),
  plannedTo: Unix.nullable(),
  arrival: Stamp,
  /** Of loading or unloading. */
  start: Stamp,
  end: Stamp,
  departure: Stamp,
  /** Arrived after the window had ended, in whole minutes; null: not arrived, or without a window. */
  lateMinutes: z.int().nullable(),
  /** Null before arrival. An order that stands there is counted up to now. */
  dwellMinutes: StopCharge.dwellMinutes.nullable(),
  freeMinutes: StopCharge.freeMinutes,
  chargedMinutes: StopCharge.chargedMinutes.nullable(),
  amount: StopCharge.amount,
});
/** Sums over the stops. */
const TimingSummary = z.object({
  dwellMinutes: z.int(),
  chargedMinutes: z.int(),
  amount: Money.nullable(),
  currency: z.string().nullable(),
  /** The greatest of the stops. */
  lateMinutes: z.int().nullable(),
  /** Departure from the pickup to arrival at the last drop. */
  transitMinutes: z.int().nullable(),
});
export const OrderTiming = z.object({ stage: Stage, stops: z.array(OrderStopTiming), summary: TimingSummary });

/** `v2/orders/{id}` and `v2/orders/archive/{id}`. */
export const OrderDetails = Order.extend({
  timing: TimingSummary,
  actualDistance: Measure.nullable(),
  actualCost: Money.nullable(),
});

/** `orders/locations`: where the caller's orders stop, each place once. */
export const OrderLocationQuery = Paging.extend({
  /** Only first stops, or only later ones. */ kind: StopKind.optional(),
});
export const OrderLocation = Named.extend({ city: z.string(), latitude: z.number(), longitude: z.number() });
export const OrderLocationPage = pageOf(OrderLocation);

const Quantity = z.int().min(0).max(1_000_000_000);
/** How much arrived of a cargo, over all items of the order that hold it. */
export const Delivered = z.object({ cargoId: Id, quantity: Quantity, shortageReason: text(1_000).nullish() });
/** `orders/{id}/cargos/{cargoId}/delivered`; without a quantity: all of it. Short of it a reason is required. */
export const CargoDelivered = z
  .object({ quantity: Quantity.optional(), shortageReason: text(1_000).nullish(), occurredAt: Unix.optional() })
  .nullish();

/** The stage that the person saw. If the order has another one by now: 409 `stageChanged`. */
const Seen = Stage.optional();

export const OrderStageInput = z.object({
  stage: z.enum(ORDER_STAGES, 'Stage not exist'),
  reason: text(1_000).optional(),
  /** When it happened; left out: now. Never in the future; before the last change it is written down and moves nothing. */
  occurredAt: Unix.optional(),
  from: Seen,
  /** Of `delivered` and `incompleteDelivery`; a cargo left out arrived whole unless told otherwise before. */
  delivered: z.array(Delivered).max(200).optional(),
});
/** Why it goes back to its owner, if anybody says so. */
export const OrderReopening = z.object({ reason: text(1_000).optional(), from: Seen }).nullish();
/** What the caller may ask for next and what must be told with it: `moves` has one of each of `allowedStages`. */
export const OrderStageState = z.object({
  stage: Stage,
  allowedStages: z.array(Stage),
  moves: z.array(
    z.object({ stage: Stage, event: z.enum(ORDER_EVENTS), needsReason: z.boolean(), takesQuantities: z.boolean() }),
  ),
});
/** With a reason: rejected. Without: approved. */
export const OrderApproval = z.object({ rejectReason: requiredText(1_000).optional(), from: Seen }).nullish();

/** What the saved form would cover and cost, before it is saved. */
export const OrderPreviewInput = OrderInput.pick({ stops: true, contractId: true, isBackhaul: true, cargoItems: true });
export const OrderPreview = z.object({
  distance: Measure.nullable(),
  cost: Money.nullable(),
  currency: z.string().nullable(),
  estimated: z.boolean(),
  /** Names of cargos that may not travel together: the order could not be sent with them. */
  apart: z.array(z.object({ first: z.string(), second: z.string() })).default([]),
});

export type OrderInput = z.infer<typeof OrderInput>;
export type OrderChanges = z.infer<typeof OrderChanges>;
export type OrderRow = z.infer<typeof OrderRow>;
export type OrderQuery = z.infer<typeof OrderQuery>;
export type Order = z.infer<typeof Order>;
export type OrderDetails = z.infer<typeof OrderDetails>;
export type OrderLocation = z.infer<typeof OrderLocation>;
export type OrderLocationQuery = z.infer<typeof OrderLocationQuery>;
export type OrderStageState = z.infer<typeof OrderStageState>;
export type OrderStopTiming = z.infer<typeof OrderStopTiming>;
export type OrderTiming = z.infer<typeof OrderTiming>;
export type CargoDelivered = z.infer<typeof CargoDelivered>;
export type DelayedOrderRow = z.infer<typeof DelayedOrderRow>;
export type DemurrageOrderRow = z.infer<typeof DemurrageOrderRow>;
export type PartnerOrderQuery = z.infer<typeof PartnerOrderQuery>;
export type OrderStageInput = z.infer<typeof OrderStageInput>;
export type OrderApproval = z.infer<typeof OrderApproval>;
export type OrderReopening = z.infer<typeof OrderReopening>;
export type OrderPreviewInput = z.infer<typeof OrderPreviewInput>;
export type OrderPreview = z.infer<typeof OrderPreview>;
