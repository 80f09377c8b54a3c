import type { RoutingShipment, RoutingVehicle } from 'shared-contracts/planner';
import { type Load, shareOf, sumOfLoads } from './capacity.rules.ts';
import { type OpenTrip, tripOf, type Yard } from './group-trip.rules.ts';

/** Beyond, the ways to divide them are too many. */
const MOST_TRIED = 12;

const NOTHING: Load = [0, 0];

/** No plan has fewer trips: the load of all, were it sand, in the largest vehicles of all. */
export function leastTrips(orders: readonly number[], { shipments, allowed }: Yard): number {
  const load = orders.map((order) => (shipments[order] as RoutingShipment).amount).reduce<Load>(sumOfLoads, NOTHING);
  const vehicles = orders.flatMap((order) => allowed[order] as readonly RoutingVehicle[]);
  const capacity = vehicles.reduce<Load>(
    ([space, weight], { capacity: [more, heavier] }) => [Math.max(space, more), Math.max(weight, heavier)],
    NOTHING,
  );
  return Math.max(1, Math.ceil(shareOf(load, { capacity })));
}

/** Trips of sets of orders, each worked out once. A set is the sum of its orders' bits. */
function remembered(orders: readonly number[], yard: Yard) {
  const known = new Map<number, OpenTrip | null>();
  return (set: number): OpenTrip | null => {
    if (known.has(set) || yard.effort.left <= 0) return known.get(set) ?? null;
    yard.effort.left -= 1;
    const trip = tripOf(
      orders.filter((_order, i) => set & (1 << i)),
      yard,
    );
    known.set(set, trip);
    return trip;
  };
}

/** The orders from `next` on, divided on the sets and new ones, `count` at most; null when that cannot be. */
function divided(
  sets: readonly number[],
  next: number,
  of: { orders: number; count: number; trip: (set: number) => OpenTrip | null },
): readonly number[] | null {
  if (next === of.orders) return sets;
  for (const [i, set] of sets.entries()) {
    const larger = set | (1 << next);
    const found = of.trip(larger) && divided(sets.with(i, larger), next + 1, of);
    if (found) return found;
  }
  return sets.length < of.count && of.trip(1 << next) ? divided([...sets, 1 << next], next + 1, of) : null;
}

/** Of few orders the fewest trips there can be, by trying all ways to divide them, while there is effort left. */
export function fewest(trips: readonly OpenTrip[], yard: Yard): readonly OpenTrip[] {
  const orders = trips.flatMap((trip) => trip.orders).toSorted((one, other) => one - other);
  if (orders.length > MOST_TRIED) return trips;
  const trip = remembered(orders, yard);
  for (let count = leastTrips(orders, yard); count < trips.length; count += 1) {
    const sets = divided([], 0, { orders: orders.length, count, trip });
    if (sets) return sets.map((set) => trip(set) as OpenTrip);
  }
  return trips;
}
