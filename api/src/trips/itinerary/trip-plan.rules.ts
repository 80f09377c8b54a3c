import { MINUTE } from 'shared-contracts/values/time';
import { estimateLeg, type Travel } from '../../network/public.ts';
import { type OrderWindows, planStop } from '../../orders/public.ts';
import { decimal, type Decimal } from '../../platform/values/money.ts';
import { searchStopOrder, STOP_SECONDS } from './search-stop-order.rules.ts';
import { type MergedStop, mergeStops, mergeStopsByDeadline, type OrderRoute, type Visit } from './trip-stops.rules.ts';

export type PlannedStop = MergedStop & { plannedAt: number | null; windowFrom: number | null; windowTo: number | null };
export type Itinerary = {
  stops: PlannedStop[];
  pickAt: number | null;
  dropAt: number | null;
  /** Positions of stops that are reached after their window. */
  lateStops: number[];
};

const withoutNull = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const latest = (values: readonly (number | null)[]) =>
  withoutNull(values).length > 0 ? Math.max(...withoutNull(values)) : null;
const earliest = (values: readonly (number | null)[]) =>
  withoutNull(values).length > 0 ? Math.min(...withoutNull(values)) : null;

function stopWindow({ visits }: MergedStop, timings: ReadonlyMap<string, OrderWindows>) {
  const planned = visits.flatMap((visit) => {
    const timing = timings.get(visit.orderId);
    return timing ? [planStop(visit, timing)] : [];
  });
  return {
    from: latest(planned.map(({ windowFrom }) => windowFrom)),
    to: earliest(planned.map(({ windowTo }) => windowTo)),
    seconds: planned.reduce((sum, { handlingMinutes }) => sum + handlingMinutes, 0) * MINUTE,
  };
}

/**
 * Plans the arrival at each stop: waiting for windows, with the orders' loading and unloading times. Without roads, at
 * 40 km/h over 1.3 times the great circle.
 */
export function planItinerary(
  stops: readonly MergedStop[],
  timings: ReadonlyMap<string, OrderWindows>,
  pickAt: number | null,
  dropAt: number | null,
  travel: Travel = estimateLeg,
): Itinerary {
  let departure: number | null = null;
  const planned = stops.map((stop, i): PlannedStop => {
    const { from, to, seconds } = stopWindow(stop, timings);
    const previous = stops[i - 1];
    const arrival: number | null =
      previous && departure !== null
        ? departure + Math.ceil(travel(previous.point, stop.point).seconds)
        : (pickAt ?? from);
    departure = arrival === null ? null : Math.max(arrival, from ?? arrival) + seconds;
    return { ...stop, plannedAt: arrival, windowFrom: from, windowTo: to };
  });
  const lateStops = planned.flatMap(({ plannedAt, windowTo }, i) =>
    plannedAt !== null && windowTo !== null && plannedAt > windowTo ? [i] : [],
  );
  return { stops: planned, pickAt: pickAt ?? planned[0]?.plannedAt ?? null, dropAt: dropAt ?? departure, lateStops };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Late stops, by how many seconds, stops whose time is not known, and what the trip takes. The first difference counts. */
const rankItinerary = ({ stops, lateStops, dropAt }: Itinerary, travel: Travel) => [
  lateStops.length,
  sum(stops.map(({ plannedAt, windowTo }) => Math.max(0, (plannedAt ?? 0) - (windowTo ?? Infinity)))),
  stops.filter(({ plannedAt }) => plannedAt === null).length,
  sum(stops.slice(1).map(({ point }, i) => travel((stops[i] as PlannedStop).point, point).seconds)) +
    stops.length * STOP_SECONDS +
    (dropAt ?? 0),
];

/** The best of several orders of the same stops, the first of equal ones. */
export function findBestItinerary(
  itineraries: readonly [Itinerary, ...Itinerary[]],
  travel: Travel = estimateLeg,
): Itinerary {
  const isBetter = (a: Itinerary, b: Itinerary) => {
    const [ranksA, ranksB] = [rankItinerary(a, travel), rankItinerary(b, travel)];
    const at = ranksA.findIndex((rank, i) => rank !== ranksB[i]);
    return at >= 0 && (ranksA[at] as number) < (ranksB[at] as number);
  };
  return itineraries.reduce((best, itinerary) => (isBetter(itinerary, best) ? itinerary : best));
}

/**
 * The best order of the stops: of a search, of the nearest one each time, and of the deadlines. Late stops count first,
 * so that a trip that can be in time is.
 */
export function planStops(
  routes: readonly OrderRoute[],
  timings: ReadonlyMap<string, OrderWindows>,
  pickAt: number | null,
  dropAt: number | null,
  travel: Travel = estimateLeg,
): Itinerary {
  const closesAt = (visit: Visit) => {
    const timing = timings.get(visit.orderId);
    return (timing && planStop(visit, timing).windowTo) ?? Infinity;
  };
  const searched = searchStopOrder(routes, timings, { pickAt, travel });
  const plan = (stops: readonly MergedStop[]) => planItinerary(stops, timings, pickAt, null, travel);
  const best = findBestItinerary(
    [plan(mergeStops(routes)), plan(mergeStopsByDeadline(routes, closesAt)), ...(searched ? [plan(searched)] : [])],
    travel,
  );
  return { ...best, dropAt: dropAt ?? best.dropAt };
}

export type Amount = { space: string; weight: string };

const percentage = (load: string, capacity: string): Decimal =>
  decimal(capacity).gt(0) ? decimal(load).div(capacity).times(100) : decimal(0);

/** In percent, rounded half up to one decimal place. */
export const utilizationOf = (load: Amount, capacity: Amount): Amount => ({
  space: percentage(load.space, capacity.space).toFixed(1, 4),
  weight: percentage(load.weight, capacity.weight).toFixed(1, 4),
});
