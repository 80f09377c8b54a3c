import { fullness, type OpenTrip, type Yard } from './group-trip.rules.ts';
import { firstFit, type Lot, lotOf, put } from './lot.rules.ts';

/** Gives up a trip if all its orders fit into the others; else nothing has changed. */
function givesUp(lot: Lot, given: number, yard: Yard): boolean {
  const trip = lot.trips[given] as OpenTrip;
  const before = new Map([[given, trip]]);
  put(lot, given, null);
  for (const order of trip.orders) {
    const fit = firstFit(lot, order, yard);
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
  trips.flatMap((trip, i) => (trip ? [{ i, full: fullness(trip), first: trip.orders[0] as number }] : []))
    .toSorted((one, other) => one.full - other.full || one.first - other.first).map(({ i }) => i);

/** Gives up the emptiest trip whose orders fit into the others, again and again. */
export function dissolved(trips: readonly OpenTrip[], yard: Yard): readonly OpenTrip[] {
  const lot = lotOf(trips, trips.length);
  for (let candidates = emptiestFirst(lot); candidates.length > 1; ) {
    if (givesUp(lot, candidates.shift() as number, yard)) candidates = emptiestFirst(lot);
  }
  return lot.trips.filter((trip) => trip !== null);
}
