import { z } from 'zod';
import {
  booleanParam,
  Id,
  listParam,
  Measure,
  Minutes,
  Money,
  NamedRef,
  pageOf,
  Paging,
  Revision,
  SignedMoney,
  sortBy,
  text,
  UnixTime,
  ShipperCode,
  FloorMeasures,
  TotalFloor,
} from '../common.ts';
import { FeasibilityWarning } from './feasibility.ts';
import { OfferedService, RequestedService } from './requested-services.ts';
import { OrderStop, StopInput } from './order-stops.ts';
import { StopKind, TimingSummary } from './order-timing.ts';
import { HANDSHAKE_STATES } from '../values/orders/handshakes.ts';
import { ORDER_ACTIONS, ORDER_STAGES } from '../values/orders/order-stages.ts';
import { ORDER_RELATIONS } from '../values/orders/split-merge.ts';
import { CARGO_ITEM_LIMITS, ORDER_LIMITS } from '../values/field-limits.ts';

export const CUTOFF_OPTIONS = ['none', 'pickup', 'delivery'] as const;

/**
 * Lists: `orders/v2` own orders, `v2/orders` partners' orders, `orders/v2/delayed`, `orders/v2/demurrage` and `orders` all visible orders,
 * `v2/orders/archive` archived orders, which the other lists exclude. `POST orders/{id}` duplicates an order as a saved one,
 * `POST orders/archive/{id}` archives, `POST orders/archive/{id}/restore` restores; `v1/orders/{id}/timing`, `orders/locations`.
 */
const CargoItemInput = z.object({
  packNumber: text(CARGO_ITEM_LIMITS.packNumber).nullable().default(null),
  cargoId: Id,
  quantity: z.int().min(CARGO_ITEM_LIMITS.quantity.min).max(CARGO_ITEM_LIMITS.quantity.max),
});
const OrderFields = z.object({
  reference: text(ORDER_LIMITS.reference).nullable(),
  orderTypeId: Id,
  partnerId: Id,
  contractId: Id,
  operationId: Id,
  vehicleTypeIds: z.array(Id).max(ORDER_LIMITS.vehicleTypeIds),
  isFlexible: z.boolean(),
  isBackhaul: z.boolean(),
  notificationContactIds: z.array(Id).max(ORDER_LIMITS.notificationContactIds),
  description: text(ORDER_LIMITS.description).nullable(),
  pickupFrom: UnixTime.nullable(),
  pickupTo: UnixTime.nullable(),
  deliveryFrom: UnixTime.nullable(),
  deliveryTo: UnixTime.nullable(),
  cutoffOption: z.enum(CUTOFF_OPTIONS),
  cutoffFrom: UnixTime.nullable(),
  cutoffTo: UnixTime.nullable(),
  loadingMinutes: Minutes,
  unloadingMinutes: Minutes,
  cargoItems: z.array(CargoItemInput).max(ORDER_LIMITS.cargoItems),
  stops: z.array(StopInput).max(ORDER_LIMITS.stops),
  /** Named as in the contract's price list. Services that it lacks keep the bill provisional. */
  services: z.array(RequestedService).max(ORDER_LIMITS.services),
});

const { shape } = OrderFields;

/** A saved order may be incomplete; required fields are checked on submit. */
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
  /** Absent: none. Earlier templates have none. */
  services: shape.services.optional(),
});

/** Omitted fields keep their value; other cargo items without stops end the allocation of cargo to stops. */
export const OrderChanges = OrderFields.partial();

const Stage = z.enum(ORDER_STAGES);
const Actions = z.array(z.enum(ORDER_ACTIONS));
/** `deadline`: until when the partner can accept; `reason`: why it declined. */
const Handshake = z.object({
  state: z.enum(HANDSHAKE_STATES),
  deadline: UnixTime.nullable(),
  reason: z.string().nullable(),
});
const Approval = z.object({ by: z.string(), at: UnixTime }).nullable();

export const OrderRow = z.object({
  id: Id,
  revision: Revision,
  number: z.string(),
  shipperCode: ShipperCode,
  reference: z.string().nullable(),
  stage: Stage,
  orderType: NamedRef,
  organization: NamedRef,
  partner: NamedRef,
  contract: NamedRef,
  operation: NamedRef,
  /** The requested types. */
  vehicleTypes: z.array(NamedRef),
  /** Absent in earlier releases. */
  services: z.array(RequestedService).optional(),
  pickup: z.string().nullable(),
  drop: z.string().nullable(),
  stopCount: z.int(),
  /** The stops in their order. `name`: of the location. */
  places: z.array(z.object({ name: z.string(), kind: StopKind })),
  pickupFrom: UnixTime.nullable(),
  pickupTo: UnixTime.nullable(),
  deliveryFrom: UnixTime.nullable(),
  deliveryTo: UnixTime.nullable(),
  predictedDistance: Measure.nullable(),
  predictedCost: Money.nullable(),
  currency: z.string().nullable(),
  /** Whether the caller's organization is paid for the order or pays it. Absent in earlier releases, like amounts. */
  side: z.enum(['payer', 'payee']).optional(),
  /**
   * The amounts that the caller's organization is paid and pays for the order, with its share of trips, by submitted
   * bills, and the difference. Null without bills, or in another currency than the order's.
   */
  revenue: Money.nullable().optional(),
  cost: Money.nullable().optional(),
  margin: SignedMoney.nullable().optional(),
  totalWeight: Measure,
  totalSpace: Measure,
  /** The sum over cargo with known values; null if there is none. */
  ...TotalFloor.shape,
  /** The partner's answer; null: no acceptance is required. */
  handshake: Handshake.nullable(),
  /** Visible only to users who may open it: of the organization that runs it, and root. */
  trip: z.object({ id: Id, number: z.string() }).nullable(),
  isFlexible: z.boolean(),
  isBackhaul: z.boolean(),
  isArchived: z.boolean(),
  createdAt: UnixTime,
  createdBy: z.string(),
  firstApproval: Approval,
  secondApproval: Approval,
  /** The warnings acknowledged when it was sent for approval, and why. Only for its organization; null for none. */
  acknowledged: z.object({ warnings: z.array(FeasibilityWarning), reason: z.string() }).nullable(),
  actions: Actions,
});
export const OrderPage = pageOf(OrderRow);

/** Inclusive. */
const period = { from: z.coerce.number().int().min(0).optional(), to: z.coerce.number().int().min(0).optional() };

export const OrderQuery = Paging.extend({
  stage: listParam(Stage),
  /** The other side: the addressee of own orders, the owner of partners' orders. */
  partnerId: listParam(Id),
  orderTypeId: Id.optional(),
  operationId: Id.optional(),
  contractId: Id.optional(),
  /** One of the requested types. */
  vehicleTypeId: Id.optional(),
  /** A pickup. */
  pickLocationId: Id.optional(),
  /** A drop. */
  dropLocationId: Id.optional(),
  createdFrom: period.from,
  createdTo: period.to,
  /** The start of the pickup window. */
  pickupFrom: period.from,
  pickupTo: period.to,
  /** The start of the delivery window. */
  deliveryFrom: period.from,
  deliveryTo: period.to,
  /** Partners' orders that the caller's organization has to accept, or to plan into trips. */
  toDo: z.enum(['accept', 'plan']).optional(),
  /** Only orders that wait for the caller's approval. */
  waitingForMe: booleanParam,
  sort: sortBy(['number', 'createdAt', 'pickupFrom', 'deliveryFrom', 'predictedCost']).default('-createdAt'),
});

/**
 * `v2/orders`. `fromPartner`: orders addressed to the caller's organization by partners, or by 3PL partners only;
 * `false`: own orders as in `orders/v2`.
 */
export const PartnerOrderQuery = OrderQuery.extend({ fromPartner: z.enum(['true', 'false', '3pl']).default('false') });

const CargoItem = z.object({
  packNumber: z.string().nullable(),
  cargo: NamedRef,
  quantity: z.int(),
  /** Null: not reported yet. */
  deliveredQuantity: z.int().nullable(),
  shortageReason: z.string().nullable(),
  weight: Measure,
  space: Measure,
  ...FloorMeasures.shape,
});
export const Order = OrderRow.extend({
  /** The distance is a great-circle estimate, made without a routing service. */
  isDistanceEstimated: z.boolean(),
  notificationContacts: z.array(NamedRef),
  description: z.string().nullable(),
  rejectedReason: z.string().nullable(),
  cutoffOption: z.enum(CUTOFF_OPTIONS),
  cutoffFrom: UnixTime.nullable(),
  cutoffTo: UnixTime.nullable(),
  loadingMinutes: Minutes,
  unloadingMinutes: Minutes,
  cargoItems: z.array(CargoItem),
  stops: z.array(OrderStop),
  /** Name of the user who must act next. */
  waitsFor: z.string().nullable(),
  /** The orders that it was split from or into, or merged with, as far as the caller can open them. */
  related: z
    .array(z.object({ id: Id, number: z.string(), shipperCode: ShipperCode, relation: z.enum(ORDER_RELATIONS) }))
    .default([]),
});

/** `v2/orders/{id}` and `v2/orders/archive/{id}`. */
export const OrderDetails = Order.extend({
  timing: TimingSummary,
  actualDistance: Measure.nullable(),
  actualCost: Money.nullable(),
});

/** `orders/locations`: the distinct stop locations of the caller's orders. */
export const OrderLocationQuery = Paging.extend({
  /** Only pickups, or only drops. */
  kind: StopKind.optional(),
});
export const OrderLocation = NamedRef.extend({ city: z.string(), latitude: z.number(), longitude: z.number() });
export const OrderLocationPage = pageOf(OrderLocation);

/** Distance and price of an order before it is saved, and warnings as far as its fields are filled in. */
export const OrderPreviewInput = OrderInput.pick({
  stops: true,
  contractId: true,
  isBackhaul: true,
  cargoItems: true,
  services: true,
}).extend(
  OrderFields.pick({
    vehicleTypeIds: true,
    pickupFrom: true,
    pickupTo: true,
    deliveryFrom: true,
    deliveryTo: true,
    cutoffOption: true,
    cutoffTo: true,
    loadingMinutes: true,
    unloadingMinutes: true,
  }).partial().shape,
);
export const OrderPreview = z.object({
  distance: Measure.nullable(),
  cost: Money.nullable(),
  currency: z.string().nullable(),
  estimated: z.boolean(),
  /** Names of cargos that may not travel together; they prevent submitting. */
  apart: z.array(z.object({ first: z.string(), second: z.string() })).default([]),
  /** The services that the contract offers. */
  services: z.array(OfferedService).default([]),
  /**
   * Whether the operation ignores them, lets users acknowledge them or blocks the order is decided when it is sent for
   * approval.
   */
  warnings: z.array(FeasibilityWarning).default([]),
});

export type OrderInput = z.infer<typeof OrderInput>;
export type OrderChanges = z.infer<typeof OrderChanges>;
export type OrderRow = z.infer<typeof OrderRow>;
export type OrderQuery = z.infer<typeof OrderQuery>;
export type Order = z.infer<typeof Order>;
export type OrderDetails = z.infer<typeof OrderDetails>;
export type OrderLocation = z.infer<typeof OrderLocation>;
export type OrderLocationQuery = z.infer<typeof OrderLocationQuery>;
export type PartnerOrderQuery = z.infer<typeof PartnerOrderQuery>;
export type OrderPreviewInput = z.infer<typeof OrderPreviewInput>;
export type OrderPreview = z.infer<typeof OrderPreview>;
