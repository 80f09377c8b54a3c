import { z } from 'zod';
import { Id, many, Measure, Minutes, Money, Named, pageOf, Paging, requiredText, sortBy, text, Unix } from './common.ts';
import { ORDER_ACTIONS, ORDER_STAGES } from './values/order-stages.ts';

export const CUTOFF_OPTIONS = ['none', 'pickup', 'delivery'] as const;

const CargoItemInput = z.object({ packNumber: text(50).nullable().default(null), cargoId: Id, quantity: z.int().min(1).max(1_000_000) });
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
  pickup: z.string().nullable(),
  drop: z.string().nullable(),
  pickupFrom: Unix.nullable(),
  pickupTo: Unix.nullable(),
  deliveryFrom: Unix.nullable(),
  deliveryTo: Unix.nullable(),
  predictedDistance: Measure.nullable(),
  predictedCost: Money.nullable(),
  currency: z.string().nullable(),
  createdAt: Unix,
  actions: Actions,
});
export const OrderPage = pageOf(OrderRow);

export const OrderQuery = Paging.extend({
  stage: many(Stage),
  partnerId: Id.optional(),
  orderTypeId: Id.optional(),
  /** Only orders that wait for the caller's approval. */
  waitingForMe: z.enum(['true', 'false']).transform((value) => value === 'true').optional(),
  sort: sortBy(['number', 'createdAt', 'pickupFrom', 'deliveryFrom', 'predictedCost']).default('-createdAt'),
});

const CargoItem = z.object({ packNumber: z.string().nullable(), cargo: Named, quantity: z.int(), weight: Measure, space: Measure });
const Stop = z.object({ location: Named.extend({ city: z.string(), latitude: z.number(), longitude: z.number() }), contact: Named.nullable() });

export const Order = OrderRow.extend({
  contract: Named,
  operation: Named,
  vehicleTypes: z.array(Named),
  isFlexible: z.boolean(),
  isBackhaul: z.boolean(),
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
  totalWeight: Measure,
  totalSpace: Measure,
  createdBy: z.string(),
  firstApproval: Approval,
  secondApproval: Approval,
  /** Who must act next, in words of a person's name, when somebody must. */
  waitsFor: z.string().nullable(),
});

export const OrderStageInput = z.object({ stage: z.enum(ORDER_STAGES, 'Stage not exist'), reason: text(1_000).optional() });
/** Why it goes back to its owner, if anybody says so. */
export const OrderReopening = z.object({ reason: text(1_000).optional() }).nullish();
export const OrderStageState = z.object({ stage: Stage, allowedStages: z.array(Stage) });
/** With a reason: rejected. Without: approved. */
export const OrderApproval = z.object({ rejectReason: requiredText(1_000).optional() }).nullish();

/** What the saved form would cover and cost, before it is saved. */
export const OrderPreviewInput = OrderInput.pick({ stops: true, contractId: true, isBackhaul: true });
export const OrderPreview = z.object({ distance: Measure.nullable(), cost: Money.nullable(), currency: z.string().nullable(), estimated: z.boolean() });

export type OrderInput = z.infer<typeof OrderInput>;
export type OrderChanges = z.infer<typeof OrderChanges>;
export type OrderRow = z.infer<typeof OrderRow>;
export type OrderQuery = z.infer<typeof OrderQuery>;
export type Order = z.infer<typeof Order>;
export type OrderStageInput = z.infer<typeof OrderStageInput>;
export type OrderApproval = z.infer<typeof OrderApproval>;
export type OrderPreviewInput = z.infer<typeof OrderPreviewInput>;
export type OrderPreview = z.infer<typeof OrderPreview>;
