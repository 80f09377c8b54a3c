import { decimal, toMeasure } from '../../platform/values/money.ts';
import type { RatedStop, RatingFacts } from '../rating/facts.ts';

const MINUTE = 60;

/** `plannedAt`: planned arrival in unix seconds; `serviceMinutes`: planned duration of loading or unloading. */
export type TimedStop = RatedStop & { plannedAt: number | null; serviceMinutes: number };

type Leg = { planned: number; actual: number };
const minutesBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / MINUTE));

/** The leg between two stops; none if one of its times is unknown. */
function toLegs(from: TimedStop, to: TimedStop | undefined): Leg[] {
  if (!to || from.plannedAt === null || to.plannedAt === null || from.departedAt === null || to.arrivedAt === null)
    return [];
  const leaves = Math.max(from.plannedAt, from.windowFrom ?? from.plannedAt) + from.serviceMinutes * MINUTE;
  return [{ planned: minutesBetween(leaves, to.plannedAt), actual: minutesBetween(from.departedAt, to.arrivedAt) }];
}

/** R10: planned and actual transit time over all legs with known times. */
export function transitOf(stops: readonly TimedStop[]): RatingFacts['transit'] {
  const legs = stops.flatMap((stop, i) => toLegs(stop, stops[i + 1]));
  if (legs.length === 0) return null;
  return {
    plannedMinutes: legs.reduce((sum, { planned }) => sum + planned, 0),
    actualMinutes: legs.reduce((sum, { actual }) => sum + actual, 0),
  };
}

type Distances = { estimatedDistance: string | null; actualDistance: string | null };

/** Scales an order's estimate by its trip's actual to estimated distance: single orders of a trip are not measured. */
export function drivenDistance(order: Distances, trip: Distances): string | null {
  if (order.actualDistance !== null) return order.actualDistance;
  if (
    order.estimatedDistance === null ||
    trip.actualDistance === null ||
    trip.estimatedDistance === null ||
    decimal(trip.estimatedDistance).isZero()
  )
    return null;
  return toMeasure(decimal(order.estimatedDistance).times(trip.actualDistance).div(trip.estimatedDistance));
}

/** The departure from a stop; when the order is over, it has left its last stop by then. */
export const departureOf = (arrivedAt: number | null, departedAt: number | null, overAt: number | null) =>
  arrivedAt === null ? departedAt : (departedAt ?? (overAt === null ? null : Math.max(overAt, arrivedAt)));

export const toRatedStop = ({ serviceMinutes: _planned, ...stop }: TimedStop): RatedStop => stop;

type VehicleCapacities = Record<'effectiveSpace' | 'maxCarryWeight' | 'averageSpace' | 'maxWeight', string | null>;

/** The vehicle's capacity, otherwise that of the requested vehicle type. */
export function capacityOf({
  effectiveSpace,
  maxCarryWeight,
  averageSpace,
  maxWeight,
}: VehicleCapacities): RatingFacts['capacity'] {
  if (effectiveSpace !== null && maxCarryWeight !== null) return { space: effectiveSpace, weight: maxCarryWeight };
  return averageSpace !== null && maxWeight !== null ? { space: averageSpace, weight: maxWeight } : null;
}
