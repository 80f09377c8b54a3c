import type { RoutingShipment } from 'shared-contracts/planner';
import { joinedBy, type OpenTrip, type Yard } from './group-trip.rules.ts';

/** Open trips in a row, null where one was given up. `bounds`: the few numbers by which most are passed over, beside one another; `blockBounds`: the widest of them in each block. */
export type Lot = {
  trips: (OpenTrip | null)[];
  bounds: Float64Array;
  blockBounds: Float64Array;
  /** Orders that a trip, as it is, could not take: effort only shrinks, so it never will. */
  refused: WeakMap<OpenTrip, Set<number>>;
};

const [SPACE, WEIGHT, FROM, TO, BOUNDS] = [0, 1, 2, 3, 4];
/** Trips that are passed over at once when none of them can take an order. */
const BLOCK = 16;
/** Of what takes nothing. */
const CLOSED = [-1, -1, Infinity, -Infinity];

function widen({ bounds, blockBounds }: Lot, block: number): void {
  const widest = block * BOUNDS;
  blockBounds.set(CLOSED, widest);
  for (let at = widest * BLOCK; at < Math.min(bounds.length, (widest + BOUNDS) * BLOCK); at += BOUNDS) {
    for (const bound of [SPACE, WEIGHT, TO])
      blockBounds[widest + bound] = Math.max(blockBounds[widest + bound] as number, bounds[at + bound] as number);
    blockBounds[widest + FROM] = Math.min(blockBounds[widest + FROM] as number, bounds[at + FROM] as number);
  }
}

export function put(lot: Lot, i: number, trip: OpenTrip | null): void {
  lot.trips[i] = trip;
  lot.bounds.set(trip ? [trip.room[0], trip.room[1], trip.from, trip.to] : CLOSED, i * BOUNDS);
  widen(lot, Math.floor(i / BLOCK));
}

/** @param most so many trips at most will ever be in it */
export function lotOf(trips: readonly OpenTrip[], most: number): Lot {
  const boundsOf = (count: number) =>
    Float64Array.from({ length: count * BOUNDS }, (_bound, i) => CLOSED[i % BOUNDS] as number);
  const lot: Lot = {
    trips: [],
    bounds: boundsOf(most),
    blockBounds: boundsOf(Math.ceil(most / BLOCK)),
    refused: new WeakMap(),
  };
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

/** What an order asks of the bounds of a trip. */
function wishOf(order: number, { shipments, lastStarts }: Yard) {
  const {
    amount: [space, weight],
    pickup: {
      time_windows: [[opens, closes]],
    },
  } = shipments[order] as RoutingShipment;
  return { space, weight, opens, latest: Math.min(closes, lastStarts[order] as number) };
}
type Wish = ReturnType<typeof wishOf>;

/** What refuses most comes first. */
const isOut = (of: Float64Array, at: number, { space, weight, opens, latest }: Wish) =>
  weight > (of[at + WEIGHT] as number) ||
  space > (of[at + SPACE] as number) ||
  (of[at + FROM] as number) > latest ||
  opens > (of[at + TO] as number);

/** The places of trips that an order may be asked of, as they stand. */
export function reachOf(
  { bounds, blockBounds, trips }: Pick<Lot, 'bounds' | 'blockBounds' | 'trips'>,
  order: number,
  yard: Yard,
): number[] {
  const wish = wishOf(order, yard);
  const found: number[] = [];
  for (let block = 0; block * BLOCK < trips.length; block += 1) {
    if (isOut(blockBounds, block * BOUNDS, wish)) continue;
    const end = Math.min(trips.length, (block + 1) * BLOCK);
    for (let i = block * BLOCK; i < end; i += 1) if (!isOut(bounds, i * BOUNDS, wish)) found.push(i);
  }
  return found;
}

/** The first of the trips in reach that stays feasible with the order, and what becomes of it. */
export function firstFit(
  lot: Lot,
  order: number,
  yard: Yard,
  reach: readonly number[] = reachOf(lot, order, yard),
): { i: number; longer: OpenTrip } | null {
  const wish = wishOf(order, yard);
  for (const i of reach) {
    if (isOut(lot.bounds, i * BOUNDS, wish)) continue;
    const longer = joinedIn(lot, lot.trips[i] as OpenTrip, order, yard);
    if (longer) return { i, longer };
  }
  return null;
}
