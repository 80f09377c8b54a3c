import { z } from 'zod';
import { ErrorBody, Id, Measure, NamedRef, UnixTime, ShipperCode, FloorMeasures } from '../common.ts';
import { LocationRef } from './trips.ts';
import { Capacity, Utilization } from './capacity.ts';
import {
  DEFAULT_DRIVING,
  DEFAULT_MAX_SHIFT,
  DRIVING_LIMITS,
  FLEET_REFUSALS,
  PLAN_VIOLATIONS,
  PLAN_REASONS,
  UNPLACED_HELP,
  UNPLACED_REASONS,
} from '../values/trips/plans.ts';
import { TRIP_LIMITS } from '../values/field-limits.ts';

/** Litres and grams, and thousandths of pallet places and of loading meters. */
export type RoutingLoad = [space: number, weight: number, palletPlaces: number, loadingMeters: number];
/**
 * Input and output of a routing engine in the vocabulary of VROOM: times unix seconds, services seconds, distances
 * metres. A vehicle represents an unlimited number of its type.
 */
export type RoutingStep = {
  id: number;
  location_index: number;
  service: number;
  time_windows: [[from: number, to: number]];
  /** For a step between the first pickup and the last drop. Absent for a drop. */
  is_pickup?: boolean;
};
export type RoutingShipment = {
  description: string;
  amount: RoutingLoad;
  /** The vehicle must have all of these. */
  skills: number[];
  pickup: RoutingStep;
  /** Stops between them, in order. The load counts in full from the first pickup to the last drop. */
  via?: RoutingStep[];
  delivery: RoutingStep;
};
export type RoutingVehicle = {
  id: number;
  description: string;
  /** A large number where it isn't limited. */
  capacity: RoutingLoad;
  skills: number[];
  max_tasks: number;
};
/**
 * When drivers take breaks and rests, and how long a trip may drive, in seconds. Waiting and handling don't count as
 * breaks. A rest resets the driving time. Without `driveBeforeRest`, there are no rests.
 */
export type DrivingRule = {
  driveBeforeBreak: number;
  breakLength: number;
  driveBeforeRest?: number;
  restLength?: number;
  maxDrive: number;
};
export type RoutingProblem = {
  shipments: RoutingShipment[];
  /** Uncooled ones first, then smallest first. */
  vehicles: RoutingVehicle[];
  /** `[longitude, latitude]`. */
  locations: (readonly [number, number])[];
  /** Metres and seconds by road. Absent: great-circle estimates; without durations, at the average speed. */
  matrices?: { car: { distances: number[][]; durations?: number[][] } };
  /** Absent: no breaks, and no longest drive. */
  driving?: DrivingRule;
};
export type RoutedStep = {
  location_index: number;
  arrival: number;
  waiting_time: number;
  /** Breaks on the way to the step. Absent if none. */
  break_time?: number;
  service: number;
  /** From the previous step, with the seconds of driving. */
  distance: number;
  travel_time: number;
  pickups: number[];
  deliveries: number[];
};
/** `shipments`: indexes in delivery order. */
export type RoutedTrip = { vehicle: number; shipments: number[]; steps: RoutedStep[]; distance: number };
export type RoutingSolution = { routes: RoutedTrip[]; unassigned: number[] };
/** @param effort number of alternatives it may try beyond the first solution */
export type RoutingEngine = (problem: RoutingProblem, effort: number) => RoutingSolution;

const MAX_SUGGESTED_ORDERS = 5_000;
const MAX_CREATED_TRIPS = 1_000;

/**
 * A break of `breakMinutes` is due after `driveMinutes`, a rest after `restAfterMinutes`; null for no rests.
 * `maxDriveMinutes` limits a whole trip; null for no limit.
 */
export const DrivingSettings = z.object({
  driveMinutes: z.int().min(DRIVING_LIMITS.drive.min).max(DRIVING_LIMITS.drive.max),
  breakMinutes: z.int().min(DRIVING_LIMITS.break.min).max(DRIVING_LIMITS.break.max),
  restAfterMinutes: z
    .int()
    .min(DRIVING_LIMITS.drive.min)
    .max(DRIVING_LIMITS.drive.max)
    .nullable()
    .default(DEFAULT_DRIVING.restAfterMinutes),
  restMinutes: z.int().min(DRIVING_LIMITS.rest.min).max(DRIVING_LIMITS.rest.max).default(DEFAULT_DRIVING.restMinutes),
  maxDriveMinutes: z.int().min(DRIVING_LIMITS.drive.min).max(DRIVING_LIMITS.drive.max).nullable(),
});

/** Plans for the vehicles that the organization can use, with their drivers, instead of for vehicle types. */
export const FleetSettings = z.object({
  /** The location that vehicles without a home return to after their last trip; null: they stay where it ends. */
  homeId: Id.nullable().default(null),
  /** Whether all vehicles stay where their last trip ends. */
  isOpenEnd: z.boolean().default(false),
  /** Vehicles without a usual driver get drivers without a vehicle. */
  usesSpareDrivers: z.boolean().default(true),
  /** From the start to the end of a driver's work. */
  maxShiftMinutes: z.int().min(DRIVING_LIMITS.shift.min).max(DRIVING_LIMITS.shift.max).default(DEFAULT_MAX_SHIFT),
});

/** Suggests trips for orders whose pickup starts before `horizon`, or for those of them in `orderIds`. */
export const SuggestInput = z.object({
  orderIds: z.array(Id).max(MAX_SUGGESTED_ORDERS).optional(),
  horizon: UnixTime,
  /** Absent: by the hours of the organization's drivers, a break of 45 minutes after 4.5 hours unless it chose others. */
  driving: DrivingSettings.optional(),
  /** Absent: plans for vehicle types. */
  fleet: FleetSettings.optional(),
});

/** In `params`, times are unix seconds, percentages and measures decimal strings. */
const ReasonEntry = z.object({
  code: z.enum(PLAN_REASONS),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
const ViolationEntry = z.object({
  code: z.enum(PLAN_VIOLATIONS),
  orderId: Id.nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const FleetRefusal = z.object({ code: z.enum(FLEET_REFUSALS), /** The number of vehicles. */ count: z.int() });

export const PlannedOrder = z.object({
  id: Id,
  number: z.string(),
  shipperCode: ShipperCode,
  space: Measure,
  weight: Measure,
  ...FloorMeasures.shape,
  /** Its share of what the trip emits, kg CO2e. Absent outside of trips. */
  emissions: Measure.optional(),
});
export const PlannedStop = z.object({
  location: LocationRef,
  pickOrderIds: z.array(Id),
  dropOrderIds: z.array(Id),
  /** Arrival and departure, with waiting, loading and unloading in between. */
  arriveAt: UnixTime,
  leaveAt: UnixTime,
  waitMinutes: z.int(),
  /** Breaks on the way from the previous stop, before the arrival. Absent if none. */
  breakMinutes: z.int().optional(),
  /** From the previous stop, in km. */
  distance: Measure,
});
export const Suggestion = z.object({
  /** Null: the last drop is in no zone. */
  zone: NamedRef.nullable(),
  /** The addressee of the orders. */
  partner: NamedRef,
  isBackhaul: z.boolean(),
  /** Null only in a check: no type has the capacity. */
  vehicleType: NamedRef.extend({ icon: z.string(), capacity: Capacity }).nullable(),
  /** In delivery order. */
  orders: z.array(PlannedOrder),
  stops: z.array(PlannedStop),
  distance: Measure,
  isDistanceEstimated: z.boolean(),
  /** kg CO2e, well to wheel. Absent without a vehicle type. */
  emissions: Measure.optional(),
  space: Measure,
  weight: Measure,
  ...FloorMeasures.shape,
  utilization: Utilization.nullable(),
  pickAt: UnixTime,
  dropAt: UnixTime,
  reasons: z.array(ReasonEntry),
  /**
   * A vehicle of the fleet: `name` is the registration plate. Absent in plans for vehicle types, and if no vehicle
   * takes it.
   */
  vehicle: NamedRef.optional(),
  driver: NamedRef.optional(),
  /** The distance of the vehicle to the first stop, in km. */
  approach: Measure.optional(),
  /** Why vehicles of the fleet don't take it, most frequent reason first. Only without a vehicle. */
  refusals: z.array(FleetRefusal).optional(),
});
const UnplacedHelpEntry = z.object({
  code: z.enum(UNPLACED_HELP),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export const UnplacedOrder = z.object({
  order: PlannedOrder,
  reason: z.enum(UNPLACED_REASONS),
  /** Changes that would make a trip of its own possible, all of them together. Absent in plans of earlier releases. */
  help: z.array(UnplacedHelpEntry).optional(),
});
export const Suggestions = z.object({ suggestions: z.array(Suggestion), unplaced: z.array(UnplacedOrder) });

/** A trip assembled by a user. `vehicleTypeId` null: the smallest type with the capacity. */
export const PlanCheckInput = z.object({
  orderIds: z.array(Id).min(TRIP_LIMITS.orderIds.min).max(TRIP_LIMITS.orderIds.max),
  vehicleTypeId: Id.optional(),
});
/** The resulting trip, and its violations; empty if it can be created. */
export const PlanCheckResult = z.object({ suggestion: Suggestion, breaks: z.array(ViolationEntry) });

/** A stop of a plan that is used as it is. */
const PlannedStopInput = z.object({
  locationId: Id,
  pickOrderIds: z.array(Id).max(TRIP_LIMITS.orderIds.max),
  dropOrderIds: z.array(Id).max(TRIP_LIMITS.orderIds.max),
});
export const PlannedTripInput = z.object({
  orderIds: z.array(Id).min(TRIP_LIMITS.orderIds.min).max(TRIP_LIMITS.orderIds.max),
  vehicleTypeId: Id.nullable().default(null),
  vehicleId: Id.nullable().default(null),
  driverId: Id.nullable().default(null),
  routeZoneId: Id.nullable().default(null),
  /** Without stops, the trip is planned again. */
  stops: z.array(PlannedStopInput).max(TRIP_LIMITS.stops).default([]),
  /** The time of the first stop, if stops are listed. */
  pickAt: UnixTime.nullable().default(null),
  dropAt: UnixTime.nullable().default(null),
});
export const CreateAllInput = z.object({ trips: z.array(PlannedTripInput).min(1).max(MAX_CREATED_TRIPS) });
/** In the order of the request. Trips are created independently: either `trip` or `error` is null. */
export const CreatedTrip = z.object({
  orderIds: z.array(Id),
  vehicleTypeId: Id.nullable(),
  trip: z.object({ id: Id, number: z.string() }).nullable(),
  error: ErrorBody.nullable(),
});
export const CreateAllResult = z.object({ results: z.array(CreatedTrip), created: z.int(), failed: z.int() });

export type DrivingSettings = z.infer<typeof DrivingSettings>;
export type FleetSettings = z.infer<typeof FleetSettings>;
export type FleetRefusal = z.infer<typeof FleetRefusal>;
export type SuggestInput = z.infer<typeof SuggestInput>;
export type UnplacedHelp = z.infer<typeof UnplacedHelpEntry>;
export type PlanReason = z.infer<typeof ReasonEntry>;
export type PlanViolation = z.infer<typeof ViolationEntry>;
export type PlannedOrder = z.infer<typeof PlannedOrder>;
export type PlannedStop = z.infer<typeof PlannedStop>;
export type Suggestion = z.infer<typeof Suggestion>;
export type UnplacedOrder = z.infer<typeof UnplacedOrder>;
export type Suggestions = z.infer<typeof Suggestions>;
export type PlanCheckInput = z.infer<typeof PlanCheckInput>;
export type PlanCheckResult = z.infer<typeof PlanCheckResult>;
export type PlannedTripInput = z.input<typeof PlannedTripInput>;
export type CreateAllInput = z.input<typeof CreateAllInput>;
export type CreatedTrip = z.infer<typeof CreatedTrip>;
export type CreateAllResult = z.infer<typeof CreateAllResult>;
