import type {
  DrivingRule,
  RoutingProblem,
  RoutingShipment,
  RoutingStep,
  RoutingVehicle,
} from 'shared-contracts/trips/planner';
import { breakSeconds, NO_DRIVING_RULE } from '../../driver-hours/driving.rules.ts';
import { findBestRoute } from '../routing/best-route.rules.ts';
import {
  addLoads,
  canCarryBoth,
  createFleet,
  findSmallestVehicle,
  holds,
  type Fleet,
  type Load,
  findLargestVehicle,
  loadShare,
  maxFreeCapacity,
} from './capacity.rules.ts';
import { evaluateRoute, type PlannedRoute, respectsPrecedence } from '../routing/route.rules.ts';
import { createLocationTravel, type LocationTravel } from '../routing/travel.rules.ts';
import { countNewVisits, insertOrder, listSteps, toVisits } from '../routing/visits.rules.ts';

/** Shared by all steps of the packing. */
export type PackingContext = {
  shipments: readonly RoutingShipment[];
  /** The stops of each shipment, the pickup first. */
  steps: readonly (readonly RoutingStep[])[];
  fleet: Fleet;
  /** The vehicles that may carry each shipment, smallest first. */
  allowed: readonly (readonly RoutingVehicle[])[];
  travel: LocationTravel;
  driving: DrivingRule;
  /** The latest start with which each shipment can be delivered in time, straight from its pickup. */
  latestStarts: Float64Array;
  maxStops: number;
  /** The number of routes that may still be searched from scratch. Bounds the running time. */
  effort: { remaining: number };
};

/**
 * Orders by their indexes, on a route that is in time. No vehicle has more free capacity than `freeCapacity`. The trip
 * starts at `from`; all its pickups are open from `from` to `to`.
 */
export type OpenTrip = {
  orders: readonly number[];
  load: Load;
  freeCapacity: Load;
  vehicles: readonly RoutingVehicle[];
  from: number;
  to: number;
  route: PlannedRoute;
};

const NEVER = Infinity;
/** The API's limit for the orders of a trip. */
const MAX_ORDERS = 100;

function latestStart({ pickup, delivery }: RoutingShipment, travel: LocationTravel, driving: DrivingRule): number {
  const [from, to] = [pickup.location_index, delivery.location_index];
  const leg = travel.seconds(from, to, travel.metres(from, to));
  return delivery.time_windows[0][1] - leg - breakSeconds(0, leg, driving);
}

export function createPackingContext(problem: RoutingProblem, effort: number): PackingContext {
  const { shipments, vehicles, driving = NO_DRIVING_RULE } = problem;
  const fleet = createFleet(problem);
  const travel = createLocationTravel(problem);
  return {
    shipments,
    steps: shipments.map(listSteps),
    fleet,
    allowed: shipments.map(fleet.vehiclesFor),
    travel,
    driving,
    latestStarts: Float64Array.from(shipments, (shipment) => latestStart(shipment, travel, driving)),
    maxStops: Math.min(...vehicles.map(({ max_tasks }) => max_tasks)),
    effort: { remaining: effort },
  };
}

type TripWithoutRoute = Omit<OpenTrip, 'route'>;

/** A cheap check that rules out most pairs of trip and order. */
function cannotJoin(
  { freeCapacity, from, to, orders }: TripWithoutRoute,
  { amount, pickup }: RoutingShipment,
): boolean {
  if (!holds(freeCapacity, amount)) return true;
  const [opens, closes] = pickup.time_windows[0];
  return opens > to || closes < from || orders.length === MAX_ORDERS;
}

/** The start of a trip with one more order; `NEVER` if load, vehicles or pickup windows do not match. */
function startTimeWith(
  trip: TripWithoutRoute,
  order: number,
  { shipments, fleet, allowed, latestStarts }: PackingContext,
): number {
  const shipment = shipments[order] as RoutingShipment;
  if (cannotJoin(trip, shipment)) return NEVER;
  const from = Math.max(trip.from, shipment.pickup.time_windows[0][0]);
  if (from > (latestStarts[order] as number)) return NEVER;
  const vehicles = fleet.intersect(trip.vehicles, allowed[order] as readonly RoutingVehicle[]);
  return canCarryBoth(vehicles, trip.load, shipment.amount) ? from : NEVER;
}

/** @param from from `startTimeWith` */
function withOrder(
  trip: TripWithoutRoute,
  order: number,
  from: number,
  { shipments, fleet, allowed }: PackingContext,
): TripWithoutRoute {
  const {
    amount,
    pickup: {
      time_windows: [[, closes]],
    },
  } = shipments[order] as RoutingShipment;
  const load = addLoads(trip.load, amount);
  const vehicles = fleet.intersect(trip.vehicles, allowed[order] as readonly RoutingVehicle[]);
  return {
    orders: [...trip.orders, order],
    load,
    freeCapacity: maxFreeCapacity(vehicles, load),
    vehicles,
    from,
    to: Math.min(trip.to, closes),
  };
}

function tryWithOrder(trip: TripWithoutRoute, order: number, context: PackingContext): TripWithoutRoute | null {
  const from = startTimeWith(trip, order, context);
  return from === NEVER ? null : withOrder(trip, order, from, context);
}

function withSingleOrder(order: number, { shipments, allowed }: PackingContext): TripWithoutRoute | null {
  const {
    amount,
    pickup: {
      time_windows: [[from, to]],
    },
  } = shipments[order] as RoutingShipment;
  const vehicles = allowed[order] as readonly RoutingVehicle[];
  if (!findSmallestVehicle(vehicles, amount) || from > to) return null;
  return { orders: [order], load: amount, freeCapacity: maxFreeCapacity(vehicles, amount), vehicles, from, to };
}

/** Searches a route from scratch, while there is effort left. Null if it is late. */
function findNewRoute(
  route: PlannedRoute,
  start: number,
  { travel, driving, effort }: PackingContext,
): PlannedRoute | null {
  if (effort.remaining <= 0) return null;
  effort.remaining -= 1;
  const best = findBestRoute(route, start, travel, driving);
  return best.cost.late === 0 ? best.route : null;
}

/** Adds an order to a trip: inserts it into the route or, if that is late, searches a new one. Null if impossible. */
export function addOrder(trip: OpenTrip, order: number, context: PackingContext): OpenTrip | null {
  const start = startTimeWith(trip, order, context);
  if (start === NEVER) return null;
  const steps = context.steps[order] as readonly RoutingStep[];
  if (trip.route.length + countNewVisits(trip.route, steps) > context.maxStops) return null;
  const canBeLate = context.effort.remaining > 0;
  const extended = insertOrder(trip.route, { order, steps, start, travel: context.travel, canBeLate });
  if (!extended) return null;
  const isFeasible =
    evaluateRoute(extended, start, context.travel, context.driving).late === 0 && respectsPrecedence(extended);
  const route = isFeasible ? extended : findNewRoute(extended, start, context);
  return route && { ...withOrder(trip, order, start, context), route };
}

/** A trip with exactly these orders; null if impossible. */
export function buildTrip(orders: readonly number[], context: PackingContext): OpenTrip | null {
  const [first, ...others] = orders as [number, ...number[]];
  let trip: TripWithoutRoute | null = withSingleOrder(first, context);
  for (const order of others) trip &&= tryWithOrder(trip, order, context);
  const visits = toVisits(context.shipments, orders);
  if (!trip || visits.length > context.maxStops) return null;
  const { route, cost } = findBestRoute(visits, trip.from, context.travel, context.driving);
  return cost.late === 0 ? { ...trip, route } : null;
}

/** The share of the largest possible vehicle that a trip fills. */
export const fillRate = ({ load, vehicles }: Pick<OpenTrip, 'load' | 'vehicles'>) =>
  loadShare(load, findLargestVehicle(vehicles) as RoutingVehicle);
