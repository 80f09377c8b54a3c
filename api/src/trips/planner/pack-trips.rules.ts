import type { RoutedStep, RoutedTrip, RoutingEngine, RoutingVehicle } from 'shared-contracts/planner';
import { bestWay } from './best-way.rules.ts';
import { smallestFor } from './capacity.rules.ts';
import { dissolved } from './dissolve.rules.ts';
import { fewest } from './fewest.rules.ts';
import { fill, largestFirst } from './fill.rules.ts';
import { type OpenTrip, type Yard, yardOf } from './group-trip.rules.ts';
import { isBetter, judge, type Visit, type Way } from './route.rules.ts';
import { secondsOf } from './travel.rules.ts';

const ascending = (orders: readonly number[]) => orders.toSorted((one, other) => one - other);

/** When each visit of a way is made. */
export function timesOf(way: Way, start: number, metres: Yard['metres']): RoutedStep[] {
  let free = start;
  return way.map(({ place, level, orders, service, ready }, i) => {
    const distance = i === 0 ? 0 : metres((way[i - 1] as Visit).place, place);
    const arrival = free + secondsOf(distance);
    free = Math.max(arrival + service, ready);
    return {
      location_index: place,
      arrival,
      waiting_time: free - arrival - service,
      service,
      distance,
      pickups: level === 0 ? ascending(orders) : [],
      deliveries: level === 0 ? [] : ascending(orders),
    };
  });
}

/** Indexes in the order in which they are delivered. */
export const byDelivery = (way: Way, orders: readonly number[]): number[] => {
  const last = (order: number) => way.findLastIndex((visit) => visit.orders.includes(order));
  return orders.toSorted((one, other) => last(one) - last(other) || one - other);
};

/** The way it has grown into, or one found anew when that is shorter. */
function polished({ way, from }: OpenTrip, metres: Yard['metres']): Way {
  const anew = bestWay(way, from, metres);
  return isBetter(anew.value, judge(way, from, metres)) ? anew.way : way;
}

function routed(trip: OpenTrip, { metres }: Yard): RoutedTrip {
  const way = polished(trip, metres);
  const steps = timesOf(way, trip.from, metres);
  const { id } = smallestFor(trip.vehicles, trip.load) as RoutingVehicle;
  return {
    vehicle: id,
    shipments: byDelivery(way, trip.orders),
    steps,
    distance: steps.reduce((sum, { distance }) => sum + distance, 0),
  };
}

/** The portal's own engine: fills trips, gives up what is not needed, and takes the smallest vehicle for each. */
export const pack: RoutingEngine = (problem, effort) => {
  const yard = yardOf(problem, effort);
  const { trips, unassigned } = fill(largestFirst(yard), yard);
  const fewer = fewest(dissolved(trips, yard), yard);
  return { routes: fewer.map((trip) => routed(trip, yard)), unassigned };
};
