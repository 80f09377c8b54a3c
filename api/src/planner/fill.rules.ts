import type { RoutingShipment, RoutingVehicle } from 'shared-contracts/planner';
import { fullness, joinedBy, type OpenTrip, tripOf, type Yard } from './group-trip.rules.ts';

/** The largest share first, then the earliest pickup, then the one that comes first in the problem. */
export function largestFirst({ shipments, allowed }: Yard): number[] {
  const sized = shipments.map(({ amount, pickup }: RoutingShipment, order) =>
    ({ order, share: fullness({ load: amount, vehicles: allowed[order] as readonly RoutingVehicle[] }), from: pickup.time_windows[0][0] }));
  return sized.toSorted((one, other) => other.share - one.share || one.from - other.from || one.order - other.order).map(({ order }) => order);
}

/** Puts the order into the first of the trips that stays feasible, which changes the list. @returns whether there was one */
export function fitsIn(trips: OpenTrip[], order: number, yard: Yard): boolean {
  for (let i = 0; i < trips.length; i += 1) {
    const longer = joinedBy(trips[i] as OpenTrip, order, yard);
    if (!longer) continue;
    trips[i] = longer;
    return true;
  }
  return false;
}

/** First fit decreasing. `unassigned`: not even a trip of its own is in time. */
export function fill(orders: readonly number[], yard: Yard): { trips: OpenTrip[]; unassigned: number[] } {
  const [trips, unassigned]: [OpenTrip[], number[]] = [[], []];
  for (const order of orders) {
    if (fitsIn(trips, order, yard)) continue;
    const alone = tripOf([order], yard);
    if (alone) trips.push(alone);
    else unassigned.push(order);
  }
  return { trips, unassigned };
}
