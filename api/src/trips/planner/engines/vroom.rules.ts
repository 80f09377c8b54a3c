import type {
  RoutedTrip,
  RoutingProblem,
  RoutingShipment,
  RoutingSolution,
  RoutingStep,
  RoutingVehicle,
} from 'shared-contracts/trips/planner';
import { addLoads, holds, type Load, NO_LOAD } from '../packing/capacity.rules.ts';
import { sortByDelivery, toRoutedSteps } from '../packing/pack-trips.rules.ts';
import { NO_DRIVING_RULE } from '../../driver-hours/driving.rules.ts';
import {
  evaluateRoute,
  findLatestStart,
  type PlannedRoute,
  respectsPrecedence,
  type Visit,
} from '../routing/route.rules.ts';
import { createLocationTravel, type DistanceFunction } from '../routing/travel.rules.ts';
import { canMerge, listSteps, mergeStep, toVisit } from '../routing/visits.rules.ts';
import { listPauseClasses } from './vroom-breaks.rules.ts';
import type { VroomProblem, VroomSolution } from './vroom-json.ts';

/** Ten hours on the road: a vehicle less is worth that. */
const FIXED_COST = 36_000;
/** Instead of infinity, which JSON doesn't have: a year. */
const FOREVER = 31_536_000;

const toFinite = (seconds: number) => (Number.isFinite(seconds) ? seconds : FOREVER);

export const isPlannable = ({ shipments, vehicles }: RoutingProblem) => shipments.length > 0 && vehicles.length > 0;

/**
 * Trips start at their first pickup and end at their last delivery: a place that is nowhere is the depot. Of each type,
 * there are as many vehicles as shipments, with as many breaks as their driving needs. A shipment of VROOM has one pickup
 * and one delivery: of orders with more stops, these are the first and the last one.
 */
export function toVroomProblem(problem: RoutingProblem): VroomProblem {
  const { shipments, vehicles, locations, driving } = problem;
  const travel = createLocationTravel(problem);
  const secondsBetween = (from: number, to: number) => toFinite(travel.seconds(from, to, travel.metres(from, to)));
  const nowhere = locations.length;
  const indexes = [...locations.keys(), nowhere];
  const toTask = ({ id, location_index, service, time_windows }: RoutingStep) => ({
    id,
    location_index,
    service,
    time_windows,
  });
  const longestDrive = Math.max(
    ...shipments.map((shipment) => {
      const steps = listSteps(shipment).map(({ location_index }) => location_index);
      return steps.slice(1).reduce((sum, to, i) => sum + secondsBetween(steps[i] as number, to), 0);
    }),
  );
  const kinds = listPauseClasses(shipments, driving, longestDrive).flatMap((pauses) =>
    vehicles.map((vehicle) => ({ vehicle, pauses })),
  );
  return {
    vehicles: kinds.flatMap(({ vehicle: { description, capacity, skills }, pauses }, kind) =>
      shipments.map((_shipment, i) => ({
        id: kind * shipments.length + i,
        description,
        profile: 'car' as const,
        start_index: nowhere,
        end_index: nowhere,
        capacity,
        skills,
        costs: { fixed: FIXED_COST },
        ...pauses,
      })),
    ),
    shipments: shipments.map(({ amount, skills, pickup, delivery }) => ({
      amount,
      skills,
      pickup: toTask(pickup),
      delivery: toTask(delivery),
    })),
    matrices: {
      car: {
        durations: indexes.map((from) =>
          indexes.map((to) => (from === to || from === nowhere || to === nowhere ? 0 : secondsBetween(from, to))),
        ),
      },
    },
  };
}

type Stop = { order: number; level: number; step: RoutingStep };

/** The position between others at which a stop adds the least distance. */
function findPosition(
  stops: readonly Stop[],
  { location_index: place }: RoutingStep,
  from: number,
  to: number,
  metres: DistanceFunction,
) {
  const placeAt = (i: number) => (stops[i] as Stop).step.location_index;
  const detour = (i: number) =>
    metres(placeAt(i - 1), place) + metres(place, placeAt(i)) - metres(placeAt(i - 1), placeAt(i));
  let best = from;
  for (let i = from + 1; i <= to; i += 1) if (detour(i) < detour(best)) best = i;
  return best;
}

/** Inserts the stops that VROOM doesn't know about, each after the previous and before the last stop of its order. */
function withFurtherStops(
  stops: readonly Stop[],
  shipments: readonly RoutingShipment[],
  metres: DistanceFunction,
): Stop[] {
  const all = [...stops];
  for (const { order } of stops.filter(({ level }) => level === 0)) {
    const { via = [] } = shipments[order] as RoutingShipment;
    let previous = all.findIndex((stop) => stop.order === order && stop.level === 0);
    via.forEach((step, i) => {
      const last = all.findIndex((stop) => stop.order === order && stop.level === via.length + 1);
      previous = findPosition(all, step, previous + 1, last, metres);
      all.splice(previous, 0, { order, level: i + 1, step });
    });
  }
  return all;
}

/** Stops in a row at one place are one visit. */
function toRoute(stops: readonly Stop[]): PlannedRoute {
  const route: Visit[] = [];
  for (const { order, level, step } of stops) {
    const last = route.at(-1);
    if (last && canMerge(last, level, step)) route[route.length - 1] = mergeStep(last, order, step);
    else route.push(toVisit(order, level, step));
  }
  return route;
}

/** The first vehicle, as they are sorted by fit, that may and can carry all of them from the first pickup to the end. */
function findVehicle(vehicles: readonly RoutingVehicle[], carried: readonly RoutingShipment[]) {
  const load = carried.reduce<Load>((sum, { amount }) => addLoads(sum, amount), NO_LOAD);
  return vehicles.find(
    ({ capacity, skills }) =>
      holds(capacity, load) && carried.every((shipment) => shipment.skills.every((skill) => skills.includes(skill))),
  );
}

/**
 * Null if the route breaks one of the portal's rules: breaks, stops, pickup windows, or the load in its own measures.
 */
function toTrip(stops: readonly Stop[], problem: RoutingProblem): RoutedTrip | null {
  const driving = problem.driving ?? NO_DRIVING_RULE;
  const travel = createLocationTravel(problem);
  const orders = [...new Set(stops.map(({ order }) => order))];
  const carried = orders.map((order) => problem.shipments[order] as RoutingShipment);
  const vehicle = findVehicle(problem.vehicles, carried);
  const route = toRoute(withFurtherStops(stops, problem.shipments, travel.metres));
  const opens = Math.max(...carried.map(({ pickup }) => pickup.time_windows[0][0]));
  const { late } = evaluateRoute(route, opens, travel, driving);
  if (!vehicle || route.length > vehicle.max_tasks || late > 0 || !respectsPrecedence(route)) return null;
  const steps = toRoutedSteps(route, findLatestStart(route, opens, travel, driving), travel, driving);
  return {
    vehicle: vehicle.id,
    shipments: sortByDelivery(route, orders),
    steps,
    distance: steps.reduce((sum, { distance }) => sum + distance, 0),
  };
}

/**
 * The trips of a solution, timed by the portal's rules. Orders of trips that break a rule are unassigned, like the
 * rest.
 */
export function toRoutingSolution({ routes }: VroomSolution, problem: RoutingProblem): RoutingSolution {
  const stops = new Map(
    problem.shipments.flatMap(({ pickup, via = [], delivery }, order): [number, Stop][] => [
      [pickup.id, { order, level: 0, step: pickup }],
      [delivery.id, { order, level: via.length + 1, step: delivery }],
    ]),
  );
  const trips = routes.flatMap(({ steps }) => {
    // Breaks have separate ids.
    const tasks = steps.filter(({ type }) => type === 'pickup' || type === 'delivery');
    const made = tasks.flatMap(({ id }) => (id === undefined ? [] : (stops.get(id) ?? [])));
    return (made.length > 0 && toTrip(made, problem)) || [];
  });
  const assigned = new Set(trips.flatMap(({ shipments }) => shipments));
  return { routes: trips, unassigned: [...problem.shipments.keys()].filter((order) => !assigned.has(order)) };
}
