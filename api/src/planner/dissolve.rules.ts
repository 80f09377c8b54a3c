import { fitsIn } from './fill.rules.ts';
import { fullness, type OpenTrip, type Yard } from './group-trip.rules.ts';

/** The other trips with all the orders of this one, or null. */
function without(trips: readonly OpenTrip[], trip: OpenTrip, yard: Yard): OpenTrip[] | null {
  const others = trips.filter((other) => other !== trip);
  return trip.orders.every((order) => fitsIn(others, order, yard)) ? others : null;
}

/** Gives up the emptiest trip whose orders fit into the others, again and again. */
export function dissolved(trips: readonly OpenTrip[], yard: Yard): readonly OpenTrip[] {
  let left = trips;
  const emptiestFirst = () => left.toSorted((one, other) => fullness(one) - fullness(other) || (one.orders[0] as number) - (other.orders[0] as number));
  for (let candidates = emptiestFirst(); candidates.length > 1; ) {
    const fewer = without(left, candidates.shift() as OpenTrip, yard);
    if (!fewer) continue;
    left = fewer;
    candidates = emptiestFirst();
  }
  return left;
}
