import { fullness, type OpenTrip, type Yard } from './group-trip.rules.ts';
import { firstFit, type Lot, lotOf, put, reachOf } from './lot.rules.ts';

/** Gives up a trip if all its orders fit into the others; else nothing has changed. */
function givesUp(lot: Lot, given: number, yard: Yard, reach: (order: number) => readonly number[]): boolean {
  const trip = lot.trips[given] as OpenTrip;
  const before = new Map([[given, trip]]);
  put(lot, given, null);
  for (const order of trip.orders) {
    const fit = firstFit(lot, order, yard, reach(order));
    if (!fit) {
      for (const [i, was] of before) put(lot, i, was);
      return false;
    }
    if (!before.has(fit.i)) before.set(fit.i, lot.trips[fit.i] as OpenTrip);
    put(lot, fit.i, fit.longer);
  }
  return true;
}

/** Places of the trips that are left. */
const emptiestFirst = ({ trips }: Lot): number[] =>
  trips
    .flatMap((trip, i) => (trip ? [{ i, full: fullness(trip), first: trip.orders[0] as number }] : []))
    .toSorted((one, other) => one.full - other.full || one.first - other.first)
    .map(({ i }) => i);

/** What an order could be put into at the beginning: trips only get fuller, so later it is never more. */
function reachedFrom({ trips, bounds, blockBounds }: Lot, yard: Yard) {
  const before = { trips, bounds: bounds.slice(), blockBounds: blockBounds.slice() };
  const known = new Map<number, readonly number[]>();
  return (order: number) => {
    const reach = known.get(order) ?? reachOf(before, order, yard);
    known.set(order, reach);
    return reach;
  };
}

/** Gives up the emptiest trip whose orders fit into the others, again and again. */
export function dissolved(trips: readonly OpenTrip[], yard: Yard): readonly OpenTrip[] {
  const lot = lotOf(trips, trips.length);
  const reach = reachedFrom(lot, yard);
  for (let candidates = emptiestFirst(lot); candidates.length > 1;) {
    if (givesUp(lot, candidates.shift() as number, yard, reach)) candidates = emptiestFirst(lot);
  }
  return lot.trips.filter((trip) => trip !== null);
}
