import { fillRate, type OpenTrip, type PackingContext } from './open-trip.rules.ts';
import { createTripIndex, findCandidates, findFirstFit, setTrip, type TripIndex } from './trip-index.rules.ts';

/** Dissolves a trip if all its orders can join other trips. Otherwise restores the index. */
function tryDissolve(
  index: TripIndex,
  tripPosition: number,
  context: PackingContext,
  candidatesFor: (order: number) => readonly number[],
): boolean {
  const trip = index.trips[tripPosition] as OpenTrip;
  const before = new Map([[tripPosition, trip]]);
  setTrip(index, tripPosition, null);
  for (const order of trip.orders) {
    const fit = findFirstFit(index, order, context, candidatesFor(order));
    if (!fit) {
      for (const [i, previous] of before) setTrip(index, i, previous);
      return false;
    }
    if (!before.has(fit.i)) before.set(fit.i, index.trips[fit.i] as OpenTrip);
    setTrip(index, fit.i, fit.extended);
  }
  return true;
}

/** The positions of the remaining trips. */
const listEmptiestFirst = ({ trips }: TripIndex): number[] =>
  trips
    .flatMap((trip, i) => (trip ? [{ i, fill: fillRate(trip), firstOrder: trip.orders[0] as number }] : []))
    .toSorted((a, b) => a.fill - b.fill || a.firstOrder - b.firstOrder)
    .map(({ i }) => i);

/** Caches the candidates of the initial index. Trips only get fuller, so later candidates are a subset. */
function memoizeCandidates({ trips, bounds, blockBounds }: TripIndex, context: PackingContext) {
  const initial = { trips, bounds: bounds.slice(), blockBounds: blockBounds.slice() };
  const cache = new Map<number, readonly number[]>();
  return (order: number) => {
    const candidates = cache.get(order) ?? findCandidates(initial, order, context);
    cache.set(order, candidates);
    return candidates;
  };
}

/** Repeatedly dissolves the emptiest trip whose orders can join others. */
export function dissolveTrips(trips: readonly OpenTrip[], context: PackingContext): readonly OpenTrip[] {
  const index = createTripIndex(trips, trips.length);
  const candidatesFor = memoizeCandidates(index, context);
  for (let positions = listEmptiestFirst(index); positions.length > 0;) {
    if (tryDissolve(index, positions.shift() as number, context, candidatesFor)) positions = listEmptiestFirst(index);
  }
  return index.trips.filter((trip) => trip !== null);
}
