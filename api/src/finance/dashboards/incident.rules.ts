import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

/** A road is at most this much longer than the straight line, and a vehicle may be this many km off it. */
const DETOUR_FACTOR = 1.3;
const SLACK_KM = 5;
/** A halt of this many seconds is an incident if it is farther than this from every stop of the trip. */
export const MIN_HALT_SECONDS = 900;
const AT_STOP_KM = 1;

type Leg = readonly [Point, Point];

const toLegs = (stops: readonly Point[]): Leg[] => stops.slice(1).map((stop, i): Leg => [stops[i] ?? stop, stop]);

/** Whether a position is off every leg of a trip: the detour over it would be longer than the planned road could be. */
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

/** Whether a halted vehicle is away from the stops of its trip. */
export const isElsewhere = (place: Point, stops: readonly Point[]): boolean =>
  stops.every((stop) => greatCircleKm(stop, place) > AT_STOP_KM);
