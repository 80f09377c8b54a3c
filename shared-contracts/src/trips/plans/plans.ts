import { z } from 'zod';
import {
  Id,
  listParam,
  Measure,
  Money,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  UnixTime,
} from '../../common.ts';
import { PLAN_LIMITS } from '../../values/field-limits.ts';
import { PLAN_SIZE, PLAN_STATUSES } from '../../values/trips/planning-desk.ts';
import { PlanOrder, PlanTrip } from './plan-trips.ts';
import { LocationRef } from '../trips.ts';
import { Capacity } from '../capacity.ts';
import { PlanRates as PlanRatesInput } from '../plan-improvements.ts';

/**
 * The plans of the planning desk. Reading needs `read` on trip, changing `write`. A plan belongs to the organization.
 *
 * `GET /v2/trips/plans` (PlanQuery → PlanPage) · `POST /v2/trips/plans` (PlanInput → 201 PlanRow) ·
 * `GET /v2/trips/plans/{id}` (→ Plan) · `PATCH /v2/trips/plans/{id}` (PlanUpdate, If-Match → PlanRow) ·
 * `DELETE /v2/trips/plans/{id}` (If-Match → IdResult) ·
 * `GET /v2/trips/plans/{id}/fleet` (→ PlanFleet: vehicles, drivers and existing trips of the horizon) ·
 * `GET /v2/trips/plans/{id}/orders` (PlanOrderQuery → AvailableOrderPage: the unplanned orders) ·
 * `PATCH /v2/trips/plans/{id}/changes` (PlanChanges, If-Match → PlanChangeResult) ·
 * `GET /v2/trips/plans/{id}/changes` (PlanChangeQuery → PlanChangeSet: what others changed) ·
 * `GET /v2/trips/plans/{id}/history` (→ PlanHistory: the caller's changes to undo and redo) ·
 * `POST /v2/trips/plans/{id}/create-trips` (CreatePlanTripsInput → CreatePlanTripsResult) ·
 * `GET /v2/trips/plans/{id}/comparison` (PlanComparisonQuery → PlanComparison) ·
 * `PUT /v2/trips/plans/{id}/presence` (→ PlanPresence) · `DELETE /v2/trips/plans/{id}/presence` (→ PlanPresence).
 *
 * Live topic `plans`: see `LiveTopics`.
 */
export const PlanTotals = z.object({
  trips: z.int(),
  /** The number of plan trips from which trips were created. */
  createdTrips: z.int(),
  orders: z.int(),
  distance: Measure,
  minutes: z.int(),
  /** At the rates of the plan. */
  cost: Money,
  lateMinutes: z.int(),
  /** Trips with any problem, even one that doesn't prevent their creation. */
  problemTrips: z.int(),
  /** Trips with a problem that prevents their creation. */
  blockedTrips: z.int(),
  /** Orders of the horizon that are neither in the plan nor in another live trip. */
  unplanned: z.int(),
});

/** The cost of a trip, a kilometre and an hour, in a currency of the user's choice. */
const Rates = z.object({ perTrip: Money, perKm: Money, perHour: Money });
const RatesInput = PlanRatesInput.unwrap();

export const PlanRow = z.object({
  id: Id,
  revision: Revision,
  name: z.string(),
  status: z.enum(PLAN_STATUSES),
  /** The horizon: trips that begin in it, and orders whose pickup begins before its end. */
  from: UnixTime,
  to: UnixTime,
  rates: Rates,
  trips: z.int(),
  createdTrips: z.int(),
  orders: z.int(),
  createdBy: NamedRef,
  createdAt: UnixTime,
  updatedBy: NamedRef,
  updatedAt: UnixTime,
});
export const PlanPage = pageOf(PlanRow);
export const PlanQuery = Paging.extend({
  status: listParam(z.enum(PLAN_STATUSES)),
  sort: sortBy(['name', 'from', 'createdAt', 'updatedAt']).default('-updatedAt'),
});

/**
 * `suggestion`: the quick plan of the orders, or of all free ones until the end of the horizon · `improvement`: the
 * plan of a finished improvement of the caller · `plan`: a copy of the trips that are not created yet. Orders that
 * have been added to a trip since are left out.
 */
const PlanSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('suggestion'), orderIds: z.array(Id).max(PLAN_SIZE.orders).optional() }),
  z.object({ kind: z.literal('improvement'), id: Id }),
  z.object({ kind: z.literal('plan'), id: Id }),
]);
/** Without a source, the plan is empty. */
export const PlanInput = z.object({
  name: requiredText(PLAN_LIMITS.name),
  from: UnixTime,
  to: UnixTime,
  rates: RatesInput.optional(),
  source: PlanSource.nullable().default(null),
});
/** Omitted fields keep their value. */
export const PlanUpdate = z.object({
  name: requiredText(PLAN_LIMITS.name).optional(),
  from: UnixTime.optional(),
  to: UnixTime.optional(),
  rates: RatesInput.optional(),
  isArchived: z.boolean().optional(),
});

/**
 * The users who have the plan open, including the caller, by name. `tripId`: the trip of the plan that they have
 * selected.
 */
export const PlanPresence = z.object({
  users: z.array(z.object({ id: Id, name: z.string(), tripId: Id.nullable(), since: UnixTime })),
});
export const PlanPresenceInput = z.object({ tripId: Id.nullable().default(null) });

/** The whole plan. `orders` are those in its trips; `locations` those of all stops. */
export const Plan = PlanRow.extend({
  totals: PlanTotals,
  planTrips: z.array(PlanTrip),
  planOrders: z.array(PlanOrder),
  locations: z.array(LocationRef),
  vehicleTypes: z.array(NamedRef.extend({ icon: z.string(), ...Capacity.shape })),
  presence: PlanPresence.shape.users,
  /** The caller may change it: `write` on trip, and not archived. */
  canEdit: z.boolean(),
});

export type PlanTotals = z.infer<typeof PlanTotals>;
export type PlanRates = z.infer<typeof Rates>;
export type PlanRow = z.infer<typeof PlanRow>;
export type PlanPage = z.infer<typeof PlanPage>;
export type PlanQuery = z.infer<typeof PlanQuery>;
export type PlanSource = z.infer<typeof PlanSource>;
export type PlanInput = z.input<typeof PlanInput>;
export type PlanUpdate = z.infer<typeof PlanUpdate>;
export type PlanPresence = z.infer<typeof PlanPresence>;
export type PlanPresenceInput = z.input<typeof PlanPresenceInput>;
export type Plan = z.infer<typeof Plan>;
