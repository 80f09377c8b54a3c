import { z } from 'zod';
import { ErrorBody, Id, repeatedParam, Revision, UnixTime } from '../../common.ts';
import { TRIP_LIMITS } from '../../values/field-limits.ts';
import { PLAN_CHANGE_KINDS, PLAN_SIZE } from '../../values/trips/planning-desk.ts';
import { AvailableOrderQuery } from '../trip-planning.ts';
import { LocationRef } from '../trips.ts';
import { PlanOrder, PlanTrip } from './plan-trips.ts';

const PlanId = Id.toLowerCase();
const orderIds = z.array(PlanId).max(TRIP_LIMITS.orderIds.max);
const StopOrder = z.object({
  locationId: PlanId,
  pickOrderIds: orderIds.default([]),
  dropOrderIds: orderIds.default([]),
});
/** Every stop of every order once, each pickup before its drops. Null for the best sequence by windows and distance. */
const stops = z.array(StopOrder).max(TRIP_LIMITS.stops).nullable();

/** `id`: chosen by the client, so that it can show the trip immediately and remove it again. */
const AddTrip = z.object({
  op: z.literal('addTrip'),
  id: PlanId,
  /** The number within the plan; the next one by default. Undoing a removal restores it. */
  number: z.int().min(1).max(1_000_000).optional(),
  vehicleTypeId: PlanId.nullable().default(null),
  vehicleId: PlanId.nullable().default(null),
  driverId: PlanId.nullable().default(null),
  startAt: UnixTime.nullable().default(null),
  /** Moved here from where they are: unplanned or in another trip of the plan. */
  orderIds: orderIds.default([]),
  stops: stops.default(null),
});
/** Its orders are unplanned again. */
const RemoveTrip = z.object({ op: z.literal('removeTrip'), tripId: PlanId });
const MoveOrders = z.object({
  op: z.literal('moveOrders'),
  orderIds: orderIds.min(1),
  /** Null: unplanned. */
  toTripId: PlanId.nullable(),
  /**
   * The index among the stops of the trip at which the first pickup goes, with its drops at the best places after it.
   * Null for the best place.
   */
  position: z.int().min(0).max(TRIP_LIMITS.stops).nullable().default(null),
});
const ReorderStops = z.object({ op: z.literal('reorderStops'), tripId: PlanId, stops });
const MoveTrip = z.object({ op: z.literal('moveTrip'), tripId: PlanId, startAt: UnixTime.nullable() });
/** The vehicle's type replaces that of the trip. Without a vehicle, `vehicleTypeId` is the requested type. */
const AssignVehicle = z.object({
  op: z.literal('assignVehicle'),
  tripId: PlanId,
  vehicleId: PlanId.nullable(),
  /** Unchanged if omitted. */
  vehicleTypeId: PlanId.nullable().optional(),
});
const AssignDriver = z.object({ op: z.literal('assignDriver'), tripId: PlanId, driverId: PlanId.nullable() });

/** A locked trip allows no other operation, and an improvement of the plan leaves it as it is. */
const LockTrip = z.object({ op: z.literal('lockTrip'), tripId: PlanId, isLocked: z.boolean() });

export const PlanOperation = z.discriminatedUnion('op', [
  AddTrip,
  RemoveTrip,
  MoveOrders,
  ReorderStops,
  MoveTrip,
  AssignVehicle,
  AssignDriver,
  LockTrip,
]);
/**
 * Applied in order, in one transaction. Errors: 409 `changedMeanwhile` with `conflict.revision` (someone else changed
 * the plan: get its changes, try again) · 409 `orderNotFree` (`params`: order, trip?) · 409 `tripCreated` · 409
 * `tripLocked` · 409 `planArchived` · 422 by field, e.g. `operations.0.tripId`.
 */
export const PlanChanges = z.object({
  operations: z.array(PlanOperation).min(1).max(PLAN_SIZE.operations),
  /** `undo`, `redo`: of the caller's latest change that isn't, or is, undone. */
  kind: z.enum(PLAN_CHANGE_KINDS).default('change'),
});

/** The differences from the client's version of the plan. */
export const PlanChangeSet = z.object({
  revision: Revision,
  /** Changed and new trips, and trips whose problems changed because of them. */
  planTrips: z.array(PlanTrip),
  /** The ids of all trips of the plan; others were removed. */
  tripIds: z.array(Id),
  /** Orders in `planTrips`, and the locations of their stops. */
  planOrders: z.array(PlanOrder),
  locations: z.array(LocationRef),
  /** Orders of the horizon that are in no trip: see `PlanTotals`, whose other figures are sums of the trips. */
  unplanned: z.int(),
});
/** `inverse`: send it to undo. Its result's inverse redoes. */
export const PlanChangeResult = PlanChangeSet.extend({ inverse: z.array(PlanOperation) });
/** `change`: what was done; `operations`: what undoes it, or does it again. */
const HistoryEntry = z.object({ change: z.array(PlanOperation), operations: z.array(PlanOperation) });
/** The caller's changes of a plan that can be undone or redone, the next one last. Those of others are their own. */
export const PlanHistory = z.object({ undo: z.array(HistoryEntry), redo: z.array(HistoryEntry) });
/** `since`: the revision of the plan that the client has. */
export const PlanChangeQuery = z.object({ since: z.coerce.number().int().min(1) });

/** Creates trips of these, each in its own transaction: the others succeed if one fails. */
export const CreatePlanTripsInput = z.object({ tripIds: z.array(PlanId).min(1).max(PLAN_SIZE.trips) });
export const CreatePlanTripsResult = z.object({
  revision: Revision,
  /** In the order of the request: either `trip` or `error` is null. */
  results: z.array(
    z.object({
      tripId: Id,
      trip: z.object({ id: Id, number: z.string() }).nullable(),
      error: ErrorBody.nullable(),
    }),
  ),
  created: z.int(),
  failed: z.int(),
});

/** `latitude,longitude` in degrees. */
const Corner = z.string().regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/);
/** Validated orders that begin before the end of the horizon and are in no live trip and no trip of this plan. */
export const PlanOrderQuery = AvailableOrderQuery.omit({ tripId: true }).extend({
  /** Corners of an area on the map, for example a rectangle or a lasso. */
  area: repeatedParam(Corner),
  /** The stop that must be in the area; any by default. */
  areaStop: z.enum(['pickup', 'drop']).optional(),
});

export type PlanOperation = z.output<typeof PlanOperation>;
export type PlanOperationInput = z.input<typeof PlanOperation>;
export type PlanChanges = z.input<typeof PlanChanges>;
export type PlanChangeSet = z.infer<typeof PlanChangeSet>;
export type PlanChangeResult = z.infer<typeof PlanChangeResult>;
export type PlanHistory = z.infer<typeof PlanHistory>;
export type PlanChangeQuery = z.input<typeof PlanChangeQuery>;
export type CreatePlanTripsInput = z.infer<typeof CreatePlanTripsInput>;
export type CreatePlanTripsResult = z.infer<typeof CreatePlanTripsResult>;
export type PlanOrderQuery = z.infer<typeof PlanOrderQuery>;
