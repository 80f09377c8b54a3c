import type { RoutingShipment, RoutingVehicle } from 'shared-contracts/trips/planner';
import { buildTrip, fillRate, type OpenTrip, type PackingContext } from './open-trip.rules.ts';
import { createTripIndex, findFirstFit, setTrip } from './trip-index.rules.ts';

/** Orders by the share of a vehicle that they fill, then by earliest pickup, then by their position in the problem. */
export function listLargestFirst({ shipments, allowed }: PackingContext): number[] {
  const orders = shipments.map(({ amount, pickup }: RoutingShipment, order) => ({
    order,
    fill: fillRate({ load: amount, vehicles: allowed[order] as readonly RoutingVehicle[] }),
    from: pickup.time_windows[0][0],
  }));
  return orders.toSorted((a, b) => b.fill - a.fill || a.from - b.from).map(({ order }) => order);
}

/** First fit decreasing. `unassigned`: orders that would be late even alone. */
export function fillTrips(
  orders: readonly number[],
  context: PackingContext,
): { trips: OpenTrip[]; unassigned: number[] } {
  const index = createTripIndex([], orders.length);
  const unassigned: number[] = [];
  for (const order of orders) {
    const fit = findFirstFit(index, order, context);
    const newTrip = fit ? null : buildTrip([order], context);
    if (fit) setTrip(index, fit.i, fit.extended);
    else if (newTrip) setTrip(index, index.trips.length, newTrip);
    else unassigned.push(order);
  }
  return { trips: index.trips.filter((trip) => trip !== null), unassigned };
}
