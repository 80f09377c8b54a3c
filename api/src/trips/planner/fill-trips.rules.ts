import type { RoutingShipment, RoutingVehicle } from 'shared-contracts/planner';
import { fullness, type OpenTrip, tripOf, type Yard } from './group-trip.rules.ts';
import { firstFit, lotOf, put } from './lot.rules.ts';

/** The largest share first, then the earliest pickup, then the one that comes first in the problem. */
export function largestFirst({ shipments, allowed }: Yard): number[] {
  const sized = shipments.map(({ amount, pickup }: RoutingShipment, order) => ({
    order,
    share: fullness({ load: amount, vehicles: allowed[order] as readonly RoutingVehicle[] }),
    from: pickup.time_windows[0][0],
  }));
  return sized
    .toSorted((one, other) => other.share - one.share || one.from - other.from || one.order - other.order)
    .map(({ order }) => order);
}

/** First fit decreasing. `unassigned`: not even a trip of its own is in time. */
export function fill(orders: readonly number[], yard: Yard): { trips: OpenTrip[]; unassigned: number[] } {
  const lot = lotOf([], orders.length);
  const unassigned: number[] = [];
  for (const order of orders) {
    const fit = firstFit(lot, order, yard);
    const alone = fit ? null : tripOf([order], yard);
    if (fit) put(lot, fit.i, fit.longer);
    else if (alone) put(lot, lot.trips.length, alone);
    else unassigned.push(order);
  }
  return { trips: lot.trips.filter((trip) => trip !== null), unassigned };
}
