import type { SearchProblem } from './search-problem.ts';

/**
 * The visits of one vehicle, with the depot at both ends, and the earliest start of each visit and the latest arrival
 * with which all later visits are in time: with them the check of an insertion doesn't depend on the length of the
 * route.
 */
export type SearchRoute = {
  length: number;
  visits: Int32Array;
  start: Float64Array;
  latest: Float64Array;
  /** The load after each visit. */
  space: Float64Array;
  weight: Float64Array;
  pallets: Float64Array;
  meters: Float64Array;
  maxSpace: number;
  maxWeight: number;
  maxPallets: number;
  maxMeters: number;
  /** The most of each measure of any type that all requests allow. */
  typeSpace: number;
  typeWeight: number;
  typePallets: number;
  typeMeters: number;
  stops: number;
  cost: number;
  travelCost: number;
  /** Seconds of driving, and of the breaks that it requires. */
  drive: number;
  breaks: number;
  /** The shortest time from the first visit to the last, leaving as late as that needs. */
  seconds: number;
  /** Idle seconds within it. */
  waitSeconds: number;
  /** When such a route starts. */
  departAt: number;
};

const INITIAL_CAPACITY = 16;

export const createRoute = (): SearchRoute => ({
  length: 2,
  visits: new Int32Array(INITIAL_CAPACITY),
  start: new Float64Array(INITIAL_CAPACITY),
  latest: new Float64Array(INITIAL_CAPACITY),
  space: new Float64Array(INITIAL_CAPACITY),
  weight: new Float64Array(INITIAL_CAPACITY),
  pallets: new Float64Array(INITIAL_CAPACITY),
  meters: new Float64Array(INITIAL_CAPACITY),
  maxSpace: 0,
  maxWeight: 0,
  maxPallets: 0,
  maxMeters: 0,
  typeSpace: 0,
  typeWeight: 0,
  typePallets: 0,
  typeMeters: 0,
  stops: 0,
  cost: 0,
  travelCost: 0,
  drive: 0,
  breaks: 0,
  seconds: 0,
  waitSeconds: 0,
  departAt: 0,
});

export const isEmpty = (route: SearchRoute) => route.length === 2;

/** Allocates room for more visits. */
export function reserve(route: SearchRoute, length: number): void {
  if (length <= route.visits.length) return;
  const capacity = length * 2;
  const grow = <T extends Int32Array | Float64Array>(array: T, grown: T): T => {
    grown.set(array);
    return grown;
  };
  route.visits = grow(route.visits, new Int32Array(capacity));
  route.start = grow(route.start, new Float64Array(capacity));
  route.latest = grow(route.latest, new Float64Array(capacity));
  route.space = grow(route.space, new Float64Array(capacity));
  route.weight = grow(route.weight, new Float64Array(capacity));
  route.pallets = grow(route.pallets, new Float64Array(capacity));
  route.meters = grow(route.meters, new Float64Array(capacity));
}

export function copyRoute(from: SearchRoute, to: SearchRoute): void {
  reserve(to, from.length);
  for (let i = 0; i < from.length; i += 1) {
    to.visits[i] = from.visits[i] as number;
    to.start[i] = from.start[i] as number;
    to.latest[i] = from.latest[i] as number;
    to.space[i] = from.space[i] as number;
    to.weight[i] = from.weight[i] as number;
    to.pallets[i] = from.pallets[i] as number;
    to.meters[i] = from.meters[i] as number;
  }
  to.length = from.length;
  to.maxSpace = from.maxSpace;
  to.maxWeight = from.maxWeight;
  to.maxPallets = from.maxPallets;
  to.maxMeters = from.maxMeters;
  to.typeSpace = from.typeSpace;
  to.typeWeight = from.typeWeight;
  to.typePallets = from.typePallets;
  to.typeMeters = from.typeMeters;
  to.stops = from.stops;
  to.cost = from.cost;
  to.travelCost = from.travelCost;
  to.drive = from.drive;
  to.breaks = from.breaks;
  to.seconds = from.seconds;
  to.waitSeconds = from.waitSeconds;
  to.departAt = from.departAt;
}

/** Whether a request is served at the same place just before: a stop serves it once. */
export function isAnotherStop({ visits }: SearchRoute, i: number, { place, requestOf }: SearchProblem): boolean {
  const visit = visits[i] as number;
  for (let j = i - 1; j > 0 && place[visits[j] as number] === place[visit]; j -= 1)
    if (requestOf[visits[j] as number] === requestOf[visit]) return true;
  return false;
}
