import type { DrivingRule } from 'shared-contracts/trips/planner';
import { breakSeconds, excessDrive, NO_DRIVING_RULE } from '../../driver-hours/driving.rules.ts';
import {
  evaluateRoute,
  isCheaper,
  type PlannedRoute,
  respectsPrecedence,
  type RouteCost,
  type Visit,
} from './route.rules.ts';
import type { LocationTravel } from './travel.rules.ts';

/** Visits by their indexes, with all distances computed in advance, because many tours through them are evaluated. */
type TravelMatrix = { visits: PlannedRoute; metres: Float64Array; seconds: Float64Array; driving: DrivingRule };
/** Indexes of visits, in order. */
type Tour = Int32Array;
type TourResult = { tour: Tour; cost: RouteCost };

const visitAt = (matrix: TravelMatrix, i: number) => matrix.visits[i] as Visit;

function toRoute(matrix: TravelMatrix, tour: Tour): PlannedRoute {
  const route: Visit[] = [];
  for (let i = 0; i < tour.length; i += 1) route.push(visitAt(matrix, tour[i] as number));
  return route;
}

function toTravelMatrix(visits: PlannedRoute, travel: LocationTravel, driving: DrivingRule): TravelMatrix {
  const size = visits.length;
  const [metres, seconds] = [new Float64Array(size * size), new Float64Array(size * size)];
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) {
      if (from === to) continue;
      const [start, end] = [(visits[from] as Visit).locationIndex, (visits[to] as Visit).locationIndex];
      const leg = travel.metres(start, end);
      metres[from * size + to] = leg;
      seconds[from * size + to] = travel.seconds(start, end, leg);
    }
  }
  return { visits, metres, seconds, driving };
}

const mustPrecede = (other: Visit, visit: Visit) =>
  other.level < visit.level && other.orders.some((order) => visit.orders.includes(order));

/** `from` is -1 at the start of the tour. */
type LegCost = (from: number, to: number) => number;

function hasPendingPredecessor(matrix: TravelMatrix, visit: number, pending: readonly number[]): boolean {
  for (const other of pending) if (mustPrecede(visitAt(matrix, other), visitAt(matrix, visit))) return true;
  return false;
}

/** Always continues with the cheapest visit whose pickups and earlier drops are already made. */
function buildGreedyTour(matrix: TravelMatrix, legCost: LegCost): Tour {
  const pending = matrix.visits.map((_visit, i) => i);
  const tour = new Int32Array(pending.length);
  for (let position = 0, last = -1; pending.length > 0; position += 1) {
    let [best, lowest] = [-1, Infinity];
    for (let i = 0; i < pending.length; i += 1) {
      const visit = pending[i] as number;
      const cost = legCost(last, visit);
      // An infinite cost is still better than no visit.
      const isBetter = best < 0 || cost < lowest;
      if (isBetter && !hasPendingPredecessor(matrix, visit, pending)) [best, lowest] = [i, cost];
    }
    last = pending[best] as number;
    pending.splice(best, 1);
    tour[position] = last;
  }
  return tour;
}

/** Starts at the pickup that closes first. */
const byDistance =
  (matrix: TravelMatrix): LegCost =>
  (from, to) =>
    from < 0 ? visitAt(matrix, to).latest : (matrix.metres[from * matrix.visits.length + to] as number);
const byDeadline =
  (matrix: TravelMatrix): LegCost =>
  (_from, to) =>
    visitAt(matrix, to).latest;

/** The state of a tour before each of its visits: the time of departure, and the lateness, distance and drive so far. */
type TourLog = { time: Float64Array; late: Float64Array; metres: Float64Array; driven: Float64Array };

const createLog = (size: number, start: number): TourLog => ({
  time: new Float64Array(size + 1).fill(start, 0, 1),
  late: new Float64Array(size + 1),
  metres: new Float64Array(size + 1),
  driven: new Float64Array(size + 1),
});

/**
 * Evaluates a tour from a position on, using the log before it. Null as soon as it cannot become cheaper than `limit`.
 */
function evaluateTour(
  { visits, metres, seconds, driving }: TravelMatrix,
  tour: Tour,
  from: number,
  log: TourLog,
  limit: RouteCost,
): RouteCost | null {
  let [time, late, total] = [log.time[from] as number, log.late[from] as number, log.metres[from] as number];
  let driven = log.driven[from] as number;
  for (let i = from; i < tour.length; i += 1) {
    const current = tour[i] as number;
    const { service, ready, latest } = visits[current] as Visit;
    if (i > 0) {
      const leg = (tour[i - 1] as number) * visits.length + current;
      total += metres[leg] as number;
      const drive = seconds[leg] as number;
      time += drive + breakSeconds(driven, drive, driving);
      late += excessDrive(driven, drive, driving);
      driven += drive;
    }
    if (time > latest) late += time - latest;
    if (late > limit.late || (late === limit.late && total >= limit.metres)) return null;
    time = Math.max(time + service, ready);
  }
  return { late, metres: total };
}

function updateLog(matrix: TravelMatrix, tour: Tour, { time, late, metres, driven }: TourLog): void {
  for (let i = 0, last = tour[0] as number; i < tour.length; i += 1) {
    const current = tour[i] as number;
    // For the first visit, the leg from itself to itself has zero length.
    const leg = last * tour.length + current;
    const { service, ready, latest } = visitAt(matrix, current);
    const [drive, before] = [matrix.seconds[leg] as number, driven[i] as number];
    const arrival = (time[i] as number) + drive + breakSeconds(before, drive, matrix.driving);
    late[i + 1] = (late[i] as number) + Math.max(0, arrival - latest) + excessDrive(before, drive, matrix.driving);
    driven[i + 1] = before + drive;
    metres[i + 1] = (metres[i] as number) + (matrix.metres[leg] as number);
    time[i + 1] = Math.max(arrival + service, ready);
    last = current;
  }
}

const reverseSegment = (tour: Tour, from: number, to: number) => {
  for (let low = from, high = to; low < high; low += 1, high -= 1) {
    const visit = tour[low] as number;
    tour[low] = tour[high] as number;
    tour[high] = visit;
  }
};
const moveVisit = (tour: Tour, from: number, to: number) => {
  const visit = tour[from] as number;
  const step = from < to ? 1 : -1;
  for (let i = from; i !== to; i += step) tour[i] = tour[i + step] as number;
  tour[to] = visit;
};

/** Changes a tour in place. */
type TourChange = {
  apply: (tour: Tour, from: number, to: number) => void;
  undo: (tour: Tour, from: number, to: number) => void;
};
const REVERSE: TourChange = { apply: reverseSegment, undo: reverseSegment };
const MOVE: TourChange = { apply: moveVisit, undo: (tour, from, to) => moveVisit(tour, to, from) };

/**
 * Improves a tour in place by 2-opt: reverses segments while that helps. While the tour is late, also moves single
 * visits.
 */
function improveTour(matrix: TravelMatrix, tour: Tour, start: number, initialCost: RouteCost): TourResult {
  let cost = initialCost;
  const log = createLog(tour.length, start);
  updateLog(matrix, tour, log);
  const tryChange = (change: TourChange, from: number, to: number) => {
    change.apply(tour, from, to);
    const lowerCost = evaluateTour(matrix, tour, Math.min(from, to), log, cost);
    if (!lowerCost || !respectsPrecedence(toRoute(matrix, tour))) {
      change.undo(tour, from, to);
      return false;
    }
    cost = lowerCost;
    updateLog(matrix, tour, log);
    return true;
  };
  const tryChanges = (from: number, to: number) =>
    tryChange(REVERSE, from, to) || (cost.late > 0 && (tryChange(MOVE, from, to) || tryChange(MOVE, to, from)));
  for (let from = 0; from < tour.length; from += 1) {
    for (let to = from + 1; to < tour.length; to += 1) if (tryChanges(from, to)) [from, to] = [0, 0];
  }
  return { tour, cost };
}

/** Nearest neighbour with 2-opt; if that is late, also the earliest deadline first with 2-opt. */
export function findBestRoute(
  visits: PlannedRoute,
  start: number,
  travel: LocationTravel,
  driving: DrivingRule = NO_DRIVING_RULE,
): { route: PlannedRoute; cost: RouteCost } {
  const matrix = toTravelMatrix(visits, travel, driving);
  const improveFrom = (legCost: LegCost) => {
    const tour = buildGreedyTour(matrix, legCost);
    return improveTour(matrix, tour, start, evaluateRoute(toRoute(matrix, tour), start, travel, driving));
  };
  const toResult = ({ tour, cost }: TourResult) => ({ route: toRoute(matrix, tour), cost });
  const nearest = improveFrom(byDistance(matrix));
  if (nearest.cost.late === 0) return toResult(nearest);
  const urgent = improveFrom(byDeadline(matrix));
  return toResult(isCheaper(urgent.cost, nearest.cost) ? urgent : nearest);
}
