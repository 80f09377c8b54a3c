import { decimal, toMeasure } from '../../platform/money.ts';
import type { RatedStop, RatingFacts } from '../rating/facts.ts';

const MINUTE = 60;

/** `plannedAt`: when it was to be reached; `serviceMinutes`: how long loading or unloading was to take. Unix seconds. */
export type TimedStop = RatedStop & { plannedAt: number | null; serviceMinutes: number };

type Leg = { planned: number; actual: number };
const minutesBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / MINUTE));

/** From where one stop was left to where the next was reached; none when one of the times is not known. */
function legOf(from: TimedStop, to: TimedStop | undefined): Leg[] {
  if (!to || from.plannedAt === null || to.plannedAt === null || from.departedAt === null || to.arrivedAt === null)
    return [];
  const leaves = Math.max(from.plannedAt, from.windowFrom ?? from.plannedAt) + from.serviceMinutes * MINUTE;
  return [{ planned: minutesBetween(leaves, to.plannedAt), actual: minutesBetween(from.departedAt, to.arrivedAt) }];
}

/** R10: the way between the stops, as planned and as it was, over the legs of which both are known. */
export function transitOf(stops: readonly TimedStop[]): RatingFacts['transit'] {
  const legs = stops.flatMap((stop, i) => legOf(stop, stops[i + 1]));
  if (legs.length === 0) return null;
  return {
    plannedMinutes: legs.reduce((sum, { planned }) => sum + planned, 0),
    actualMinutes: legs.reduce((sum, { actual }) => sum + actual, 0),
  };
}

type Driven = { estimatedDistance: string | null; actualDistance: string | null };

/** An order went as much further than estimated as the trip that carried it did: nobody measures the way of one order among several. */
export function drivenKm(order: Driven, trip: Driven): string | null {
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

/** Whoever is over with it has left where they stood last. */
export const leftAt = (arrivedAt: number | null, departedAt: number | null, overAt: number | null) =>
  arrivedAt === null ? departedAt : (departedAt ?? (overAt === null ? null : Math.max(overAt, arrivedAt)));

export const ratedStop = ({ what, windowFrom, arrivedAt, departedAt }: TimedStop): RatedStop => ({
  what,
  windowFrom,
  arrivedAt,
  departedAt,
});

type Sizes = Record<'effectiveSpace' | 'maxCarryWeight' | 'averageSpace' | 'maxWeight', string | null>;

/** Of the vehicle, else of the requested type. */
export function capacityOf({
  effectiveSpace,
  maxCarryWeight,
  averageSpace,
  maxWeight,
}: Sizes): RatingFacts['capacity'] {
  if (effectiveSpace !== null && maxCarryWeight !== null) return { space: effectiveSpace, weight: maxCarryWeight };
  return averageSpace !== null && maxWeight !== null ? { space: averageSpace, weight: maxWeight } : null;
}
