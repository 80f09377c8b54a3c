import type { Utilization } from 'shared-contracts/trips/capacity';
import { FLOOR_MEASURES, type FloorMeasures, LOAD_MEASURES, type LoadMeasure } from 'shared-contracts/values/space';
import { MINUTE } from 'shared-contracts/values/time';
import type { DrivingRule } from 'shared-contracts/trips/planner';
import { estimateLeg, type Travel } from '../../network/public.ts';
import { type OrderWindows, planStop } from '../../orders/public.ts';
import { decimal, type Decimal, sumNonNull, sumOf, toMeasure } from '../../platform/values/money.ts';
import { breakSeconds, NO_DRIVING_RULE } from '../driver-hours/driving.rules.ts';
import { searchStopOrder, STOP_SECONDS } from './search-stop-order.rules.ts';
import { type MergedStop, mergeStops, mergeStopsByDeadline, type OrderRoute, type Visit } from './trip-stops.rules.ts';

/** `breakMinutes`: breaks and rests on the way to it; absent if none. */
export type PlannedStop = MergedStop & {
  plannedAt: number | null;
  windowFrom: number | null;
  windowTo: number | null;
  breakMinutes?: number;
};
/** Travel between stops, and the driver's breaks. Defaults to straight lines without breaks. */
export type DriveOptions = { travel?: Travel; driving?: DrivingRule };
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
 * Plans the arrival at each stop: waiting for windows, with the orders' loading and unloading times and the breaks of the
 * driver, who starts rested. Without roads, at 40 km/h over 1.3 times the great circle.
 */
export function planItinerary(
  stops: readonly MergedStop[],
  timings: ReadonlyMap<string, OrderWindows>,
  pickAt: number | null,
  dropAt: number | null,
  { travel = estimateLeg, driving = NO_DRIVING_RULE }: DriveOptions = {},
): Itinerary {
  let [departure, driven]: [number | null, number] = [null, 0];
  const planned = stops.map((stop, i): PlannedStop => {
    const { from, to, seconds } = stopWindow(stop, timings);
    const previous = stops[i - 1];
    const drive = previous ? Math.ceil(travel(previous.point, stop.point).seconds) : 0;
    const rest = breakSeconds(driven, drive, driving);
    const arrival: number | null = previous && departure !== null ? departure + drive + rest : (pickAt ?? from);
    departure = arrival === null ? null : Math.max(arrival, from ?? arrival) + seconds;
    driven += drive;
    return {
      ...stop,
      plannedAt: arrival,
      windowFrom: from,
      windowTo: to,
      ...(rest > 0 && { breakMinutes: rest / MINUTE }),
    };
  });
  const lateStops = planned.flatMap(({ plannedAt, windowTo }, i) =>
    plannedAt !== null && windowTo !== null && plannedAt > windowTo ? [i] : [],
  );
  return { stops: planned, pickAt: pickAt ?? planned[0]?.plannedAt ?? null, dropAt: dropAt ?? departure, lateStops };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Late stops, seconds of lateness, stops without a known time, and the cost of the trip, compared lexicographically.
 */
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
 * The best of three sequences: that of a search, of the nearest next stop, and of the deadlines. Late stops count
 * first, so that a trip that can be in time is.
 */
export function planStops(
  routes: readonly OrderRoute[],
  timings: ReadonlyMap<string, OrderWindows>,
  pickAt: number | null,
  dropAt: number | null,
  driveOptions: DriveOptions = {},
): Itinerary {
  const closesAt = (visit: Visit) => {
    const timing = timings.get(visit.orderId);
    return (timing && planStop(visit, timing).windowTo) ?? Infinity;
  };
  const searched = searchStopOrder(routes, timings, { pickAt, ...driveOptions });
  const plan = (stops: readonly MergedStop[]) => planItinerary(stops, timings, pickAt, null, driveOptions);
  const best = findBestItinerary(
    [plan(mergeStops(routes)), plan(mergeStopsByDeadline(routes, closesAt)), ...(searched ? [plan(searched)] : [])],
    driveOptions.travel,
  );
  return { ...best, dropAt: dropAt ?? best.dropAt };
}

/** Pallet places and loading meters: null or absent if unknown, or not limited. */
export type Amount = { space: string; weight: string } & FloorMeasures;

const isKnown = (measure: string | null | undefined) => typeof measure === 'string';

const percentage = (load: string, capacity: string): Decimal =>
  decimal(capacity).gt(0) ? decimal(load).div(capacity).times(100) : decimal(0);

/** In percent, rounded half up to one decimal place, where both load and capacity are known. */
export function utilizationOf(load: Amount, capacity: Amount): Utilization {
  const percentOf = (measure: LoadMeasure) => percentage(load[measure] ?? '0', capacity[measure] ?? '0').toFixed(1, 4);
  const counted = FLOOR_MEASURES.filter((measure) => isKnown(load[measure]) && isKnown(capacity[measure]));
  return {
    space: percentOf('space'),
    weight: percentOf('weight'),
    ...Object.fromEntries(counted.map((measure) => [measure, percentOf(measure)])),
  };
}

/** The measures in which a load exceeds a vehicle, in display order. */
export const findExceeded = (load: Amount, capacity: Amount): LoadMeasure[] =>
  LOAD_MEASURES.filter((measure) => decimal(load[measure] ?? 0).gt(capacity[measure] ?? Infinity));

/** By how much a load exceeds a capacity. */
export const excessOf = (load: Amount, capacity: Amount, measure: LoadMeasure) =>
  toMeasure(decimal(load[measure] ?? 0).minus(capacity[measure] ?? 0));

type TypeSize = { averageSpace: string; maxWeight: string } & FloorMeasures;
export const toTypeCapacity = ({ averageSpace, maxWeight, palletPlaces, loadingMeters }: TypeSize): Amount => ({
  space: averageSpace,
  weight: maxWeight,
  palletPlaces,
  loadingMeters,
});

type LoadedOrder = {
  totalSpace: string;
  totalWeight: string;
  totalPalletPlaces: string | null;
  totalLoadingMeters: string | null;
};
export const toAmount = (order: LoadedOrder) => ({
  space: order.totalSpace,
  weight: order.totalWeight,
  palletPlaces: order.totalPalletPlaces,
  loadingMeters: order.totalLoadingMeters,
});

type TotalAmount = ReturnType<typeof toAmount>;
export const sumAmounts = (amounts: readonly Amount[]): TotalAmount => ({
  space: toMeasure(sumOf(amounts.map(({ space }) => space))),
  weight: toMeasure(sumOf(amounts.map(({ weight }) => weight))),
  palletPlaces: sumNonNull(amounts.map(({ palletPlaces }) => palletPlaces)),
  loadingMeters: sumNonNull(amounts.map(({ loadingMeters }) => loadingMeters)),
});

/** Converts to the columns of a trip. */
export const toTotals = ({ space, weight, palletPlaces, loadingMeters }: TotalAmount): LoadedOrder => ({
  totalSpace: space,
  totalWeight: weight,
  totalPalletPlaces: palletPlaces,
  totalLoadingMeters: loadingMeters,
});
