import type { RoutingShipment } from 'shared-contracts/trips/planner';
import { addOrder, type OpenTrip, type PackingContext } from './open-trip.rules.ts';

/**
 * Open trips, null where one was dissolved, with an index that rules most of them out quickly. `bounds`: the limits of
 * each trip next to each other; `blockBounds`: the widest limits of each block of trips.
 */
export type TripIndex = {
  trips: (OpenTrip | null)[];
  bounds: Float64Array;
  blockBounds: Float64Array;
  /** Orders that failed to join a trip. They can never join it later, because the effort only decreases. */
  rejected: WeakMap<OpenTrip, Set<number>>;
};

const [SPACE, WEIGHT, PALLETS, METERS, FROM, TO, BOUNDS] = [0, 1, 2, 3, 4, 5, 6];
/** Bounds for which a block stores the maximum of its trips. */
const WIDEST = [SPACE, WEIGHT, PALLETS, METERS, TO] as const;
/** Trips per block. */
const BLOCK = 16;
/** The limits of a trip that cannot take any order. */
const CLOSED = [-1, -1, -1, -1, Infinity, -Infinity];

function updateBlockBounds({ bounds, blockBounds }: TripIndex, block: number): void {
  const offset = block * BOUNDS;
  blockBounds.set(CLOSED, offset);
  const end = Math.min(bounds.length, (offset + BOUNDS) * BLOCK);
  for (let at = offset * BLOCK; at < end; at += BOUNDS) {
    for (const bound of WIDEST)
      blockBounds[offset + bound] = Math.max(blockBounds[offset + bound] as number, bounds[at + bound] as number);
    blockBounds[offset + FROM] = Math.min(blockBounds[offset + FROM] as number, bounds[at + FROM] as number);
  }
}

export function setTrip(index: TripIndex, i: number, trip: OpenTrip | null): void {
  index.trips[i] = trip;
  const at = i * BOUNDS;
  if (trip) {
    index.bounds.set(trip.freeCapacity, at);
    index.bounds[at + FROM] = trip.from;
    index.bounds[at + TO] = trip.to;
  } else index.bounds.set(CLOSED, at);
  updateBlockBounds(index, Math.floor(i / BLOCK));
}

/** @param maxTrips the most trips that the index will ever contain */
export function createTripIndex(trips: readonly OpenTrip[], maxTrips: number): TripIndex {
  const createBounds = (count: number) =>
    Float64Array.from({ length: count * BOUNDS }, (_bound, i) => CLOSED[i % BOUNDS] as number);
  const index: TripIndex = {
    trips: [],
    bounds: createBounds(maxTrips),
    blockBounds: createBounds(Math.ceil(maxTrips / BLOCK)),
    rejected: new WeakMap(),
  };
  trips.forEach((trip, i) => setTrip(index, i, trip));
  return index;
}

function tryAddOrder({ rejected }: TripIndex, trip: OpenTrip, order: number, context: PackingContext): OpenTrip | null {
  const rejectedOrders = rejected.get(trip);
  if (rejectedOrders?.has(order)) return null;
  const extended = addOrder(trip, order, context);
  if (extended) return extended;
  if (rejectedOrders) rejectedOrders.add(order);
  else rejected.set(trip, new Set([order]));
  return null;
}

/** The limits that a trip needs for an order. */
function toRequirements(order: number, { shipments, latestStarts }: PackingContext) {
  const {
    amount: [space, weight, pallets, meters],
    pickup: {
      time_windows: [[opens, closes]],
    },
  } = shipments[order] as RoutingShipment;
  return { space, weight, pallets, meters, opens, latest: Math.min(closes, latestStarts[order] as number) };
}
type Requirements = ReturnType<typeof toRequirements>;

/** Checks first what excludes most. */
const isExcluded = (
  bounds: Float64Array,
  at: number,
  { space, weight, pallets, meters, opens, latest }: Requirements,
) =>
  weight > (bounds[at + WEIGHT] as number) ||
  space > (bounds[at + SPACE] as number) ||
  pallets > (bounds[at + PALLETS] as number) ||
  meters > (bounds[at + METERS] as number) ||
  (bounds[at + FROM] as number) > latest ||
  opens > (bounds[at + TO] as number);

/** The positions of trips that an order could join, as far as the index can tell. */
export function findCandidates(
  { bounds, blockBounds, trips }: Pick<TripIndex, 'bounds' | 'blockBounds' | 'trips'>,
  order: number,
  context: PackingContext,
): number[] {
  const requirements = toRequirements(order, context);
  const candidates: number[] = [];
  for (let block = 0; block * BLOCK < trips.length; block += 1) {
    if (isExcluded(blockBounds, block * BOUNDS, requirements)) continue;
    const end = Math.min(trips.length, (block + 1) * BLOCK);
    for (let i = block * BLOCK; i < end; i += 1) if (!isExcluded(bounds, i * BOUNDS, requirements)) candidates.push(i);
  }
  return candidates;
}

/** The first candidate that the order can join, and the trip with it. */
export function findFirstFit(
  index: TripIndex,
  order: number,
  context: PackingContext,
  candidates: readonly number[] = findCandidates(index, order, context),
): { i: number; extended: OpenTrip } | null {
  const requirements = toRequirements(order, context);
  for (const i of candidates) {
    if (isExcluded(index.bounds, i * BOUNDS, requirements)) continue;
    const extended = tryAddOrder(index, index.trips[i] as OpenTrip, order, context);
    if (extended) return { i, extended };
  }
  return null;
}
