import type { RoutingShipment, RoutingVehicle } from 'shared-contracts/trips/planner';
import { addLoads, type Load, loadShare, maxCapacity, NO_LOAD } from './capacity.rules.ts';
import { buildTrip, type OpenTrip, type PackingContext } from './open-trip.rules.ts';

/** More orders have too many partitions. */
const MAX_ORDERS = 12;

/** A lower bound: the total load, divisible at will, in vehicles of the largest capacity. */
export function minTripCount(orders: readonly number[], { shipments, allowed }: PackingContext): number {
  const load = orders.map((order) => (shipments[order] as RoutingShipment).amount).reduce<Load>(addLoads, NO_LOAD);
  const vehicles = orders.flatMap((order) => allowed[order] as readonly RoutingVehicle[]);
  return Math.max(1, Math.ceil(loadShare(load, { capacity: maxCapacity(vehicles) })));
}

/** Returns the trip of a set of orders and caches it. A set is a bit mask of order positions. */
function memoizeTrips(orders: readonly number[], context: PackingContext) {
  const cache = new Map<number, OpenTrip | null>();
  return (set: number): OpenTrip | null => {
    if (cache.has(set) || context.effort.remaining <= 0) return cache.get(set) ?? null;
    context.effort.remaining -= 1;
    const trip = buildTrip(
      orders.filter((_order, i) => set & (1 << i)),
      context,
    );
    cache.set(set, trip);
    return trip;
  };
}

type PartitionOptions = { orderCount: number; maxSets: number; tripOf: (set: number) => OpenTrip | null };

/** Distributes the orders from `next` on over the sets and new ones. Null if impossible. */
function partition(sets: readonly number[], next: number, options: PartitionOptions): readonly number[] | null {
  const { orderCount, maxSets, tripOf } = options;
  if (next === orderCount) return sets;
  const order = 1 << next;
  for (const [i, set] of sets.entries()) {
    const extended = set | order;
    const result = tripOf(extended) && partition(sets.with(i, extended), next + 1, options);
    if (result) return result;
  }
  return sets.length < maxSets && tripOf(order) ? partition([...sets, order], next + 1, options) : null;
}

/** Finds the fewest trips for a few orders by trying all partitions, while there is effort left. */
export function minimizeTrips(trips: readonly OpenTrip[], context: PackingContext): readonly OpenTrip[] {
  const orders = trips.flatMap((trip) => trip.orders).toSorted((a, b) => a - b);
  if (orders.length > MAX_ORDERS) return trips;
  const tripOf = memoizeTrips(orders, context);
  for (let maxSets = minTripCount(orders, context); maxSets < trips.length; maxSets += 1) {
    const sets = partition([], 0, { orderCount: orders.length, maxSets, tripOf });
    if (sets) return sets.map((set) => tripOf(set) as OpenTrip);
  }
  return trips;
}
