import type { RoutingShipment } from 'shared-contracts/planner';
import { joinedBy, type OpenTrip, type Yard } from './group-trip.rules.ts';

/** Open trips in a row, null where one was given up. `bounds`: the few numbers by which most are passed over, beside one another. */
export type Lot = {
  trips: (OpenTrip | null)[];
  bounds: Float64Array;
  /** Orders that a trip, as it is, could not take: effort only shrinks, so it never will. */
  refused: WeakMap<OpenTrip, Set<number>>;
};

const [SPACE, WEIGHT, FROM, TO, BOUNDS] = [0, 1, 2, 3, 4];

export function put({ trips, bounds }: Lot, i: number, trip: OpenTrip | null): void {
  trips[i] = trip;
  bounds.set(trip ? [trip.room[0], trip.room[1], trip.from, trip.to] : [-1, -1, 0, 0], i * BOUNDS);
}

/** @param most so many trips at most will ever be in it */
export function lotOf(trips: readonly OpenTrip[], most: number): Lot {
  const lot: Lot = { trips: [], bounds: new Float64Array(most * BOUNDS), refused: new WeakMap() };
  trips.forEach((trip, i) => put(lot, i, trip));
  return lot;
}

function joinedIn({ refused }: Lot, trip: OpenTrip, order: number, yard: Yard): OpenTrip | null {
  const orders = refused.get(trip);
  if (orders?.has(order)) return null;
  const longer = joinedBy(trip, order, yard);
  if (longer) return longer;
  if (orders) orders.add(order);
  else refused.set(trip, new Set([order]));
  return null;
}

/** The first of the trips that stays feasible with the order, and what becomes of it. */
export function firstFit(lot: Lot, order: number, yard: Yard): { i: number; longer: OpenTrip } | null {
  const { trips, bounds } = lot;
  const { amount: [space, weight], pickup: { time_windows: [[opens, closes]] } } = yard.shipments[order] as RoutingShipment;
  const lastStart = yard.lastStarts[order] as number;
  for (let i = 0, at = 0; i < trips.length; i += 1, at += BOUNDS) {
    if (space > (bounds[at + SPACE] as number) || weight > (bounds[at + WEIGHT] as number)) continue;
    const from = bounds[at + FROM] as number;
    if (closes < from || opens > (bounds[at + TO] as number) || from > lastStart) continue;
    const longer = joinedIn(lot, trips[i] as OpenTrip, order, yard);
    if (longer) return { i, longer };
  }
  return null;
}
