import { estimatedKm } from '../network/geo/great-circle.rules.ts';
import { decimal, type Decimal } from '../platform/money.ts';
import type { MergedStop } from './trip-stops.rules.ts';

const KM_PER_HOUR = 40;
const HOUR = 3_600;
const MINUTE = 60;

/** When an order wants to be picked and delivered (unix seconds), and how long that takes (minutes). */
export type Timing = {
  pickupFrom: number | null;
  pickupTo: number | null;
  deliveryFrom: number | null;
  deliveryTo: number | null;
  loadingMinutes: number;
  unloadingMinutes: number;
};
export type PlannedStop = MergedStop & { plannedAt: number | null; windowFrom: number | null; windowTo: number | null };
export type Plan = {
  stops: PlannedStop[];
  pickAt: number | null;
  dropAt: number | null;
  /** Positions of stops that are reached after their window. */ lateStops: number[];
};

const present = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const latest = (values: readonly (number | null)[]) =>
  present(values).length > 0 ? Math.max(...present(values)) : null;
const soonest = (values: readonly (number | null)[]) =>
  present(values).length > 0 ? Math.min(...present(values)) : null;

function wishesAt({ visits }: MergedStop, timings: ReadonlyMap<string, Timing>) {
  const wishes = visits.flatMap(({ orderId, orderPosition }) => {
    const timing = timings.get(orderId);
    if (!timing) return [];
    const { pickupFrom, pickupTo, deliveryFrom, deliveryTo, loadingMinutes, unloadingMinutes } = timing;
    return orderPosition === 0
      ? [{ from: pickupFrom, to: pickupTo, minutes: loadingMinutes }]
      : [{ from: deliveryFrom, to: deliveryTo, minutes: unloadingMinutes }];
  });
  return {
    from: latest(wishes.map(({ from }) => from)),
    to: soonest(wishes.map(({ to }) => to)),
    seconds: wishes.reduce((sum, { minutes }) => sum + minutes, 0) * MINUTE,
  };
}

/** When each stop is reached: at 40 km/h over the great circle × 1.3, waiting for windows, loading and unloading as long as the orders say. */
export function planTimes(
  stops: readonly MergedStop[],
  timings: ReadonlyMap<string, Timing>,
  pickAt: number | null,
  dropAt: number | null,
): Plan {
  let leaves: number | null = null;
  const planned = stops.map((stop, i): PlannedStop => {
    const { from, to, seconds } = wishesAt(stop, timings);
    const before = stops[i - 1];
    const reached: number | null =
      before && leaves !== null
        ? leaves + Math.ceil((estimatedKm([before.point, stop.point]) / KM_PER_HOUR) * HOUR)
        : (pickAt ?? from);
    leaves = reached === null ? null : Math.max(reached, from ?? reached) + seconds;
    return { ...stop, plannedAt: reached, windowFrom: from, windowTo: to };
  });
  const lateStops = planned.flatMap(({ plannedAt, windowTo }, i) =>
    plannedAt !== null && windowTo !== null && plannedAt > windowTo ? [i] : [],
  );
  return { stops: planned, pickAt: pickAt ?? planned[0]?.plannedAt ?? null, dropAt: dropAt ?? leaves, lateStops };
}

export type Amount = { space: string; weight: string };

const share = (load: string, capacity: string): Decimal =>
  decimal(capacity).gt(0) ? decimal(load).div(capacity).times(100) : decimal(0);

/** `load / capacity × 100`, half up to 1 place. */
export const utilizationOf = (load: Amount, capacity: Amount): Amount => ({
  space: share(load.space, capacity.space).toFixed(1, 4),
  weight: share(load.weight, capacity.weight).toFixed(1, 4),
});
