import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

/** A road is at most so much longer than the straight way, and a vehicle may be so many km beside it. */
const DETOUR_FACTOR = 1.3;
const SLACK_KM = 5;
/** A halt of so many seconds is told, if it is farther than this from every stop of the trip. */
export const MIN_HALT_SECONDS = 900;
const AT_STOP_KM = 1;

type Leg = readonly [Point, Point];

const toLegs = (stops: readonly Point[]): Leg[] => stops.slice(1).map((stop, i): Leg => [stops[i] ?? stop, stop]);

/** Whether a place lies off every leg of a trip: whoever drives over it drives farther than the planned road could be long. */
export function isOffRoute(place: Point, stops: readonly Point[]): boolean {
  const legs = toLegs(stops);
  return (
    legs.length > 0 &&
    legs.every(
      ([from, to]) =>
        greatCircleKm(from, place) + greatCircleKm(place, to) > greatCircleKm(from, to) * DETOUR_FACTOR + SLACK_KM,
    )
  );
}

/** Whether a vehicle that stands there stands where the trip does not stop. */
export const isElsewhere = (place: Point, stops: readonly Point[]): boolean =>
  stops.every((stop) => greatCircleKm(stop, place) > AT_STOP_KM);
