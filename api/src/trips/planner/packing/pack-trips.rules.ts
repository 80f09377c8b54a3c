import type {
  DrivingRule,
  RoutedStep,
  RoutedTrip,
  RoutingEngine,
  RoutingVehicle,
} from 'shared-contracts/trips/planner';
import { findBestRoute } from '../routing/best-route.rules.ts';
import { breakSeconds, NO_DRIVING_RULE } from '../../driver-hours/driving.rules.ts';
import { findSmallestVehicle } from './capacity.rules.ts';
import { dissolveTrips } from './dissolve-trips.rules.ts';
import { fillTrips, listLargestFirst } from './fill-trips.rules.ts';
import { minimizeTrips } from './minimize-trips.rules.ts';
import { createPackingContext, type OpenTrip, type PackingContext } from './open-trip.rules.ts';
import { evaluateRoute, findLatestStart, isCheaper, type PlannedRoute, type Visit } from '../routing/route.rules.ts';

const ascending = (orders: readonly number[]) => orders.toSorted((a, b) => a - b);

/** The steps of a route with their arrival and waiting times. */
export function toRoutedSteps(
  route: PlannedRoute,
  start: number,
  travel: PackingContext['travel'],
  driving: DrivingRule = NO_DRIVING_RULE,
): RoutedStep[] {
  let [time, driven] = [start, 0];
  return route.map(({ locationIndex, level, isPickup, orders, service, ready }, i) => {
    const from = i === 0 ? locationIndex : (route[i - 1] as Visit).locationIndex;
    const distance = i === 0 ? 0 : travel.metres(from, locationIndex);
    const drive = i === 0 ? 0 : travel.seconds(from, locationIndex, distance);
    const rest = breakSeconds(driven, drive, driving);
    const arrival = time + drive + rest;
    driven += drive;
    time = Math.max(arrival + service, ready);
    return {
      location_index: locationIndex,
      arrival,
      waiting_time: time - arrival - service,
      ...(rest > 0 && { break_time: rest }),
      service,
      distance,
      travel_time: drive,
      pickups: level === 0 || isPickup ? ascending(orders) : [],
      deliveries: level === 0 || isPickup ? [] : ascending(orders),
    };
  });
}

/** Sorts order indexes by their delivery on the route. */
export const sortByDelivery = (route: PlannedRoute, orders: readonly number[]): number[] => {
  const lastVisit = (order: number) => route.findLastIndex((visit) => visit.orders.includes(order));
  return orders.toSorted((a, b) => lastVisit(a) - lastVisit(b) || a - b);
};

/** Insertions may have made the route worse than one searched from scratch. */
function polishRoute({ route, from }: OpenTrip, { travel, driving }: PackingContext): PlannedRoute {
  const best = findBestRoute(route, from, travel, driving);
  return isCheaper(best.cost, evaluateRoute(route, from, travel, driving)) ? best.route : route;
}

function toRoutedTrip(trip: OpenTrip, context: PackingContext): RoutedTrip {
  const { travel, driving } = context;
  const route = polishRoute(trip, context);
  const steps = toRoutedSteps(route, findLatestStart(route, trip.from, travel, driving), travel, driving);
  const { id } = findSmallestVehicle(trip.vehicles, trip.load) as RoutingVehicle;
  return {
    vehicle: id,
    shipments: sortByDelivery(route, trip.orders),
    steps,
    distance: steps.reduce((sum, { distance }) => sum + distance, 0),
  };
}

/** The portal's routing engine: fills trips, dissolves unnecessary ones, and chooses the smallest vehicle for each. */
export const packTrips: RoutingEngine = (problem, effort) => {
  const context = createPackingContext(problem, effort);
  const { trips, unassigned } = fillTrips(listLargestFirst(context), context);
  const finalTrips = minimizeTrips(dissolveTrips(trips, context), context);
  return { routes: finalTrips.map((trip) => toRoutedTrip(trip, context)), unassigned };
};
