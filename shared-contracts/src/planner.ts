import { z } from 'zod';
import { ErrorBody, Id, Measure, Named, Unix } from './common.ts';
import { Capacity, Place, Utilization } from './trips.ts';
import { PLAN_BREAKS, PLAN_REASONS, UNPLACED_REASONS } from './values/plans.ts';

/**
 * What a routing engine is asked, in the words of VROOM's own request: amounts are [litres, grams], times unix seconds, services seconds, distances metres.
 * A vehicle stands for as many of its kind as are wanted.
 */
export type RoutingStep = {
  id: number;
  location_index: number;
  service: number;
  time_windows: [[from: number, to: number]];
};
export type RoutingShipment = {
  description: string;
  amount: [space: number, weight: number];
  /** A vehicle that carries it has all of these. */
  skills: number[];
  pickup: RoutingStep;
  /** Drops before the last one, in their order. */
  via?: RoutingStep[];
  delivery: RoutingStep;
};
export type RoutingVehicle = {
  id: number;
  description: string;
  capacity: [space: number, weight: number];
  skills: number[];
  max_tasks: number;
};
export type RoutingProblem = {
  shipments: RoutingShipment[];
  /** The smallest first. */
  vehicles: RoutingVehicle[];
  /** `[longitude, latitude]`. */
  locations: (readonly [number, number])[];
  /** Without: guessed from the great circle. */
  matrices?: { car: { distances: number[][] } };
};
export type RoutedStep = {
  location_index: number;
  arrival: number;
  waiting_time: number;
  service: number;
  distance: number;
  pickups: number[];
  deliveries: number[];
};
/** `shipments`: their indexes, as they leave the vehicle. */
export type RoutedTrip = { vehicle: number; shipments: number[]; steps: RoutedStep[]; distance: number };
export type RoutingSolution = { routes: RoutedTrip[]; unassigned: number[] };
/** @param effort how many ways it may try beyond the first good answer */
export type RoutingEngine = (problem: RoutingProblem, effort: number) => RoutingSolution;

const MOST_ORDERS = 5_000;
const MOST_TRIPS = 1_000;
const TRIP_ORDERS = 100;

/** Orders whose pickup begins until `horizon`, or those of them that are named. */
export const SuggestInput = z.object({ orderIds: z.array(Id).max(MOST_ORDERS).optional(), horizon: Unix });

/** Why, by code and values: times are unix seconds, percentages and measures decimal strings. */
const Reason = z.object({
  code: z.enum(PLAN_REASONS),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
const Break = z.object({
  code: z.enum(PLAN_BREAKS),
  orderId: Id.nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const PlannedOrder = z.object({ id: Id, number: z.string(), space: Measure, weight: Measure });
export const PlannedStop = z.object({
  location: Place,
  pickOrderIds: z.array(Id),
  dropOrderIds: z.array(Id),
  /** Reached, then left; between them waiting, loading and unloading. */
  arriveAt: Unix,
  leaveAt: Unix,
  waitMinutes: z.int(),
  /** From the stop before, km. */
  distance: Measure,
});
export const Suggestion = z.object({
  /** Null: no zone holds the last drop. */
  zone: Named.nullable(),
  /** To whom its orders are addressed. */
  partner: Named,
  isBackhaul: z.boolean(),
  /** Null, only when it is judged: no type carries it. */
  vehicleType: Named.extend({ icon: z.string(), capacity: Capacity }).nullable(),
  /** In the order in which they are delivered. */
  orders: z.array(PlannedOrder),
  stops: z.array(PlannedStop),
  distance: Measure,
  isDistanceEstimated: z.boolean(),
  space: Measure,
  weight: Measure,
  utilization: Utilization.nullable(),
  pickAt: Unix,
  dropAt: Unix,
  reasons: z.array(Reason),
});
export const UnplacedOrder = z.object({ order: PlannedOrder, reason: z.enum(UNPLACED_REASONS) });
export const Suggestions = z.object({ suggestions: z.array(Suggestion), unplaced: z.array(UnplacedOrder) });

/** The orders of one trip as somebody put them together; without a type the smallest that carries them. */
export const CheckInput = z.object({ orderIds: z.array(Id).min(1).max(TRIP_ORDERS), vehicleTypeId: Id.optional() });
/** What it would be, and all that speaks against it; none: it can be made. */
export const CheckedSuggestion = z.object({ suggestion: Suggestion, breaks: z.array(Break) });

export const PlannedTripInput = z.object({
  orderIds: z.array(Id).min(1).max(TRIP_ORDERS),
  vehicleTypeId: Id.nullable().default(null),
  routeZoneId: Id.nullable().default(null),
});
export const CreateAllInput = z.object({ trips: z.array(PlannedTripInput).min(1).max(MOST_TRIPS) });
/** One of the two is null: each trip is made by itself. In the order of the request. */
export const CreatedTrip = z.object({
  orderIds: z.array(Id),
  vehicleTypeId: Id.nullable(),
  trip: z.object({ id: Id, number: z.string() }).nullable(),
  error: ErrorBody.nullable(),
});
export const CreateAllResult = z.object({ results: z.array(CreatedTrip), created: z.int(), failed: z.int() });

export type SuggestInput = z.infer<typeof SuggestInput>;
export type PlanReason = z.infer<typeof Reason>;
export type PlanBreak = z.infer<typeof Break>;
export type PlannedOrder = z.infer<typeof PlannedOrder>;
export type PlannedStop = z.infer<typeof PlannedStop>;
export type Suggestion = z.infer<typeof Suggestion>;
export type UnplacedOrder = z.infer<typeof UnplacedOrder>;
export type Suggestions = z.infer<typeof Suggestions>;
export type CheckInput = z.infer<typeof CheckInput>;
export type CheckedSuggestion = z.infer<typeof CheckedSuggestion>;
export type PlannedTripInput = z.infer<typeof PlannedTripInput>;
export type CreateAllInput = z.input<typeof CreateAllInput>;
export type CreatedTrip = z.infer<typeof CreatedTrip>;
export type CreateAllResult = z.infer<typeof CreateAllResult>;
