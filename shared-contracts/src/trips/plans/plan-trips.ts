import { z } from 'zod';
import { Id, Measure, NamedRef, UnixTime, ShipperCode, FloorMeasures } from '../../common.ts';
import { PLAN_PROBLEMS } from '../../values/trips/planning-desk.ts';
import { TRIP_STAGES } from '../../values/trips/trip-stages.ts';
import { ORDER_STAGES } from '../../values/orders/order-stages.ts';
import { LocationRef } from '../trips.ts';
import { Capacity, Utilization } from '../capacity.ts';

export const PlanProblem = z.object({
  code: z.enum(PLAN_PROBLEMS),
  /** Whether it prevents the trip from being created, or is only a warning. */
  blocks: z.boolean(),
  /** The order and the index of the stop that it is about. */
  orderId: Id.nullable(),
  stop: z.int().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A visit of one location: drive there, wait for the window, load and unload. */
export const PlanStop = z.object({
  locationId: Id,
  pickOrderIds: z.array(Id),
  dropOrderIds: z.array(Id),
  /** `arriveAt` + wait = `startAt`; `startAt` + work = `leaveAt`. */
  arriveAt: UnixTime,
  startAt: UnixTime,
  leaveAt: UnixTime,
  /** From the previous stop. */
  driveMinutes: z.int(),
  waitMinutes: z.int(),
  lateMinutes: z.int(),
  distance: Measure,
  /** Common to all its orders; null: any time. */
  windowFrom: UnixTime.nullable(),
  windowTo: UnixTime.nullable(),
});

/** A planned trip. It becomes a trip when it is created. */
export const PlanTrip = z.object({
  id: Id,
  /** The number within the plan, from 1. */
  number: z.int(),
  /** The revision of the plan in which it was last changed. */
  revision: z.int(),
  /** The type of the vehicle, or else the requested one. */
  vehicleTypeId: Id.nullable(),
  vehicleId: Id.nullable(),
  driverId: Id.nullable(),
  /**
   * The arrival at the first stop; null for as late as possible without making a stop late, so that waiting is
   * minimal.
   */
  startAt: UnixTime.nullable(),
  isBackhaul: z.boolean(),
  /** In order; empty for an empty trip. */
  stops: z.array(PlanStop),
  orderIds: z.array(Id),
  /** Arrival at the first stop and departure from the last; `startAt` for an empty trip. */
  beginsAt: UnixTime.nullable(),
  endsAt: UnixTime.nullable(),
  distance: Measure,
  /** Whether distances come from straight lines, without a routing service. Absent in responses of earlier releases. */
  isDistanceEstimated: z.boolean().optional(),
  /** From start to end. */
  minutes: z.int(),
  driveMinutes: z.int(),
  waitMinutes: z.int(),
  lateMinutes: z.int(),
  space: Measure,
  weight: Measure,
  ...FloorMeasures.shape,
  /** The capacity of the vehicle, or else of the type. */
  capacity: Capacity.nullable(),
  utilization: Utilization.nullable(),
  /** Blocking ones first. */
  problems: z.array(PlanProblem),
  /** The trip that was created from it, after which it can't be changed here any more. */
  createdTrip: z.object({ id: Id, number: z.string(), stage: z.enum(TRIP_STAGES) }).nullable(),
  /** Whether it stays unchanged until it is unlocked. */
  isLocked: z.boolean(),
});

/** An order of a plan. */
export const PlanOrder = z.object({
  id: Id,
  number: z.string(),
  shipperCode: ShipperCode,
  reference: z.string().nullable(),
  stage: z.enum(ORDER_STAGES),
  organization: NamedRef,
  partner: NamedRef,
  space: Measure,
  weight: Measure,
  ...FloorMeasures.shape,
  isFlexible: z.boolean(),
  isBackhaul: z.boolean(),
  /** The requested types. Empty: any. */
  vehicleTypeIds: z.array(Id),
  pickupFrom: UnixTime.nullable(),
  pickupTo: UnixTime.nullable(),
  deliveryFrom: UnixTime.nullable(),
  deliveryTo: UnixTime.nullable(),
  /** The locations of its stops in their order. */
  locationIds: z.array(Id),
});

const Span = z.object({ from: UnixTime, to: UnixTime });

/** A trip that exists, whether made from this plan or not. It is shown, not changed. */
export const BookedTrip = z.object({
  id: Id,
  number: z.string(),
  stage: z.enum(TRIP_STAGES),
  vehicleId: Id.nullable(),
  driverId: Id.nullable(),
  vehicleTypeId: Id.nullable(),
  beginsAt: UnixTime,
  endsAt: UnixTime,
  orders: z.int(),
  stops: z.array(
    z.object({
      location: LocationRef,
      plannedAt: UnixTime.nullable(),
      arrivedAt: UnixTime.nullable(),
      departedAt: UnixTime.nullable(),
    }),
  ),
});

/** The vehicles and drivers that can be assigned, with what occupies them in the horizon of the plan. */
export const PlanFleet = z.object({
  vehicles: z.array(
    z.object({
      id: Id,
      /** The registration plate. */
      name: z.string(),
      type: NamedRef.extend({ icon: z.string() }),
      capacity: Capacity,
      /** Its usual driver. */
      driver: NamedRef.nullable(),
      /** The owner. */
      organization: NamedRef,
      isShared: z.boolean(),
      unavailable: z.array(Span.extend({ reason: z.string().nullable() })),
    }),
  ),
  drivers: z.array(NamedRef.extend({ phone: z.string().nullable(), organization: NamedRef })),
  trips: z.array(BookedTrip),
});

export type PlanProblem = z.infer<typeof PlanProblem>;
export type PlanStop = z.infer<typeof PlanStop>;
export type PlanTrip = z.infer<typeof PlanTrip>;
export type PlanOrder = z.infer<typeof PlanOrder>;
export type BookedTrip = z.infer<typeof BookedTrip>;
export type PlanFleet = z.infer<typeof PlanFleet>;
