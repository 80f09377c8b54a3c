import type { DrivingRule } from 'shared-contracts/trips/planner';
import { NO_DRIVING_RULE } from '../../driver-hours/driving.rules.ts';
import type { TravelMatrix, TypeInput, VisitInput } from './search-input.ts';
import { type FleetInput, listEndVisits, type SearchFleet, toSearchFleet } from './search-fleet.ts';

/** `visits` are made in this order by one vehicle, the first one before the others, which follow in one go. */
export type RequestInput = { visits: readonly VisitInput[]; allowedTypes: readonly number[] };

export type SearchLimits = {
  maxRoutes: number;
  /** On a route, like the other limits. */
  maxRequests: number;
  /** Places in a row, without the depot. */
  maxStops: number;
  /** From the arrival at the first place until the departure from the last one. */
  maxSeconds: number;
  maxWaitSeconds: number;
} & DrivingRule;

export type ProblemInput = {
  /** Number of places; the first one is the depot, where routes start and end. */
  placeCount: number;
  /** Travel cost, already weighted by the objective. */
  cost: TravelMatrix;
  seconds: TravelMatrix;
  depot: { opens: number; closes: number };
  requests: readonly RequestInput[];
  types: readonly TypeInput[];
  /** Whether two requests may share a route. */
  isCompatible?: (a: number, b: number) => boolean;
  costPerRoute: number;
  /** In addition to what `cost` includes for travel time. */
  costPerWaitSecond: number;
  limits?: Partial<SearchLimits>;
  /** Absent: as many vehicles of each type as needed, which start and end at the depot and make one trip each. */
  fleet?: FleetInput;
};

/**
 * The problem as flat arrays, because the search reads them millions of times a second. Visit 0 is the depot; `next` of
 * a visit is the following one of the same request, 0 at its last.
 */
export type SearchProblem = SearchLimits & {
  placeCount: number;
  cost: TravelMatrix;
  seconds: TravelMatrix;
  visitCount: number;
  place: Int32Array;
  opens: Float64Array;
  closes: Float64Array;
  service: Float64Array;
  space: Float64Array;
  weight: Float64Array;
  pallets: Float64Array;
  meters: Float64Array;
  next: Int32Array;
  requestOf: Int32Array;
  requestCount: number;
  first: Int32Array;
  last: Int32Array;
  typeCount: number;
  typeSpace: Float64Array;
  typeWeight: Float64Array;
  typePallets: Float64Array;
  typeMeters: Float64Array;
  /** Whether a type has fewer pallet places or loading meters than all requests together. */
  limitsFloor: boolean;
  /** 1 where the request (row) may travel with the type (column). */
  allowed: Uint8Array;
  /** Whether no visit unloads before the end of the route, as when the load counts in full from the first visit on. */
  onlyLoads: boolean;
  /** 1 where two requests may share a route; null: all may. */
  compatible: Uint8Array | null;
  costPerRoute: number;
  costPerWaitSecond: number;
  /** With a fleet, a route is the work of one vehicle: several trips between its own places. */
  fleet: SearchFleet | null;
};

const NO_LIMITS: SearchLimits = {
  maxRoutes: Infinity,
  maxRequests: Infinity,
  maxStops: Infinity,
  maxSeconds: Infinity,
  maxWaitSeconds: Infinity,
  ...NO_DRIVING_RULE,
};

function toCompatible({ requests, isCompatible }: ProblemInput): Uint8Array | null {
  if (!isCompatible) return null;
  const size = requests.length;
  const compatible = new Uint8Array(size * size);
  for (let a = 0; a < size; a += 1) {
    for (let b = a; b < size; b += 1) {
      if (a !== b && !isCompatible(a, b)) continue;
      compatible[a * size + b] = 1;
      compatible[b * size + a] = 1;
    }
  }
  return compatible;
}

const totalOf = (loads: Float64Array) => loads.reduce((total, load) => total + load, 0);

/** @throws RangeError if a request has fewer than two visits */
export function createSearchProblem(input: ProblemInput): SearchProblem {
  const { requests, types, placeCount, cost, seconds, depot, fleet } = input;
  if (requests.some(({ visits }) => visits.length < 2)) throw new RangeError('A request needs two visits');
  const depotVisit: VisitInput = { place: 0, ...depot, service: 0, space: 0, weight: 0 };
  const visits = [depotVisit, ...requests.flatMap((request) => request.visits)];
  const requestOf = Int32Array.from([-1, ...requests.flatMap((request, i) => request.visits.map(() => i))]);
  const first = new Int32Array(requests.length);
  const last = new Int32Array(requests.length);
  for (let visit = visits.length - 1; visit > 0; visit -= 1) first[requestOf[visit] as number] = visit;
  for (let visit = 1; visit < visits.length; visit += 1) last[requestOf[visit] as number] = visit;
  // Start and end visits of a fleet's vehicles follow the others; `visitCount` excludes them.
  const ends = fleet ? listEndVisits(fleet) : [];
  const all = [...visits, ...ends];
  const allowed = new Uint8Array(requests.length * types.length);
  requests.forEach(({ allowedTypes }, request) => {
    for (const type of allowedTypes) allowed[request * types.length + type] = 1;
  });
  const pallets = Float64Array.from(all, ({ palletPlaces = 0 }) => palletPlaces);
  const meters = Float64Array.from(all, ({ loadingMeters = 0 }) => loadingMeters);
  const typePallets = Float64Array.from(types, ({ palletPlaces = Infinity }) => palletPlaces);
  const typeMeters = Float64Array.from(types, ({ loadingMeters = Infinity }) => loadingMeters);
  return {
    ...NO_LIMITS,
    ...input.limits,
    visitCount: visits.length,
    requestCount: requests.length,
    place: Int32Array.from(all, ({ place }) => place),
    placeCount,
    cost,
    seconds,
    requestOf: Int32Array.from([...requestOf, ...ends.map(() => -1)]),
    first,
    last,
    compatible: toCompatible(input),
    opens: Float64Array.from(all, ({ opens }) => opens),
    closes: Float64Array.from(all, ({ closes }) => closes),
    service: Float64Array.from(all, ({ service }) => service),
    space: Float64Array.from(all, ({ space }) => space),
    weight: Float64Array.from(all, ({ weight }) => weight),
    pallets,
    meters,
    next: Int32Array.from(visits, (_visit, i) => (requestOf[i + 1] === requestOf[i] ? i + 1 : 0)),
    typeCount: types.length,
    typeSpace: Float64Array.from(types, ({ space }) => space),
    typeWeight: Float64Array.from(types, ({ weight }) => weight),
    typePallets,
    typeMeters,
    limitsFloor:
      typePallets.some((limit) => limit < totalOf(pallets)) || typeMeters.some((limit) => limit < totalOf(meters)),
    allowed,
    onlyLoads: visits.every(({ space, weight }) => space >= 0 && weight >= 0),
    costPerRoute: input.costPerRoute,
    costPerWaitSecond: input.costPerWaitSecond,
    fleet: fleet ? toSearchFleet(fleet, visits.length) : null,
  };
}

/**
 * Whether some limits require the whole schedule to be checked for each insertion. Breaks are among them: `latest`
 * ignores them, because they depend on all driving before.
 */
export const hasLimits = (problem: SearchProblem) =>
  problem.fleet !== null ||
  problem.typeCount > 1 ||
  Math.min(problem.maxRequests, problem.maxStops, problem.maxSeconds, problem.maxWaitSeconds) < Infinity ||
  Math.min(problem.driveBeforeBreak, problem.driveBeforeRest ?? Infinity, problem.maxDrive) < Infinity;
