import { HOUR } from 'shared-contracts/values/time';
import { estimateLeg } from '../../network/public.ts';
import type { OrderWindows } from '../../orders/public.ts';
import { type Itinerary, planItinerary, type DriveOptions } from '../itinerary/trip-plan.rules.ts';
import type { MergedStop, OrderRoute, Visit } from '../itinerary/trip-stops.rules.ts';
import type { PlanRates } from '../planner/improve/objective.rules.ts';

/** `pickAt`: when the first stop is reached; null: when its window opens. */
export type Course = { stops: readonly MergedStop[]; pickAt: number | null };
/** `late`: seconds of lateness over all stops. */
export type CourseFigures = { km: number; seconds: number; late: number };
export type Insertion = CourseFigures & { itinerary: Itinerary };

const METRES_PER_KM = 1_000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const costOf = ({ km, seconds }: CourseFigures, { perKm, perHour }: PlanRates) =>
  km * perKm + (seconds / HOUR) * perHour;

/** Lateness first, then what it costs, then fewer stops. */
export const compareInsertions = (rates: PlanRates) => (a: Insertion, b: Insertion) =>
  a.late - b.late || costOf(a, rates) - costOf(b, rates) || a.itinerary.stops.length - b.itinerary.stops.length;

/** @param now when a course without any time starts */
export function measureCourse(
  { stops, pickAt }: Course,
  timings: ReadonlyMap<string, OrderWindows>,
  now: number,
  driveOptions: DriveOptions = {},
): Insertion {
  const { travel = estimateLeg } = driveOptions;
  const timed = planItinerary(stops, timings, pickAt, null, driveOptions);
  const itinerary = timed.pickAt === null ? planItinerary(stops, timings, now, null, driveOptions) : timed;
  return {
    itinerary,
    km: sum(stops.slice(1).map(({ point }, i) => travel((stops[i] as MergedStop).point, point).metres)) / METRES_PER_KM,
    seconds: (itinerary.dropAt ?? 0) - (itinerary.pickAt ?? 0),
    late: sum(itinerary.stops.map(({ plannedAt, windowTo }) => Math.max(0, (plannedAt ?? 0) - (windowTo ?? Infinity)))),
  };
}

/** Stops with a visit added at an index. */
type Placement = { stops: readonly MergedStop[]; at: number };

/** A visit at each stop of its location, and at a new stop in each position. @param from the first possible index */
function listPlacements(stops: readonly MergedStop[], visit: Visit, from: number): Placement[] {
  const { locationId, contactId, point, orderId } = visit;
  const positions = Array.from({ length: stops.length - from + 1 }, (_, i) => from + i);
  return positions.flatMap((at): Placement[] => {
    const stop = stops[at];
    const added = { at, stops: stops.toSpliced(at, 0, { locationId, contactId, point, visits: [visit] }) };
    const canJoin = stop?.locationId === locationId && stop.visits.every((other) => other.orderId !== orderId);
    return canJoin ? [{ at, stops: stops.with(at, { ...stop, visits: [...stop.visits, visit] }) }, added] : [added];
  });
}

/**
 * The cheapest way to visit the stops of another order without reordering the course: every position of its first stop,
 * each with the best position of every further stop. Null if it would have to be picked up in the past.
 * @param options `from`: the first possible index
 */
export function insertOrder(
  course: Course,
  { visits: [first, ...others] }: Pick<OrderRoute, 'visits'>,
  timings: ReadonlyMap<string, OrderWindows>,
  { rates, now, from = 0, ...driveOptions }: { rates: PlanRates; now: number; from?: number } & DriveOptions,
): Insertion | null {
  if (!first) return null;
  const compare = compareInsertions(rates);
  const measure = (stops: readonly MergedStop[]) => measureCourse({ ...course, stops }, timings, now, driveOptions);
  const addBest = (before: Placement, visit: Visit): Placement =>
    listPlacements(before.stops, visit, before.at + 1)
      .map((placement) => ({ placement, figures: measure(placement.stops) }))
      .reduce((best, option) => (compare(option.figures, best.figures) < 0 ? option : best)).placement;
  const complete = listPlacements(course.stops, first, from)
    .filter(({ stops, at }) => (measure(stops).itinerary.stops[at]?.plannedAt ?? now) >= now)
    .map((placement) => measure(others.reduce(addBest, placement).stops));
  if (complete.length === 0) return null;
  const best = complete.reduce((cheapest, option) => (compare(option, cheapest) < 0 ? option : cheapest));
  const before = measureCourse(course, timings, now, driveOptions);
  return {
    itinerary: best.itinerary,
    km: best.km - before.km,
    seconds: best.seconds - before.seconds,
    late: Math.max(0, best.late - before.late),
  };
}
