import type { DrivingRule, RoutingStep } from 'shared-contracts/trips/planner';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { type FleetContext, planVehicleDay } from '../fleet/vehicle-day.rules.ts';
import type { FleetLeg, FleetTrip } from '../fleet/fleet-trip.rules.ts';
import { breakSeconds } from '../../driver-hours/driving.rules.ts';
import type { FleetDuty } from './fleet-duties.rules.ts';
import type { FleetInput, RouteVisits, SearchTrip } from './search-fleet.ts';
import type { TravelMatrix } from './search-input.ts';

type HoursInput = {
  context: FleetContext;
  places: { placeOf: (point: Point | null) => number; pointOf: (place: number) => Point };
  driving: DrivingRule;
  /** Indexed by visit. */
  steps: readonly (RoutingStep | null)[];
  seconds: TravelMatrix;
};

/** Checks the driver's hours of a route with the rules of `planVehicleDay`, which also knows other tasks. */
export function createHoursCheck(
  duties: readonly FleetDuty[],
  { context, places, driving, steps, seconds }: HoursInput,
): FleetInput['allowsHours'] {
  const size = Math.round(Math.sqrt(seconds.length));
  const stepOf = (visit: number) => steps[visit] as RoutingStep;
  const placeOf = (visit: number) => stepOf(visit).location_index + 1;
  const drive = (from: number, to: number) => seconds[from * size + to] as number;
  const ends = duties.map(({ start, end }) => ({ start: places.placeOf(start), end: places.placeOf(end) }));

  const bookedSeconds = duties.map(({ vehicle }) =>
    (vehicle.driver?.week?.drives ?? []).reduce((sum, { seconds: driven }) => sum + driven, 0),
  );

  const toLegs = ({ from, to, departAt }: SearchTrip, visits: Int32Array): FleetLeg[] => {
    const legs: FleetLeg[] = [];
    let [time, driven] = [departAt, 0];
    for (let i = from; i <= to; i += 1) {
      const visit = visits[i] as number;
      const leg = i === from ? 0 : drive(placeOf(visits[i - 1] as number), placeOf(visit));
      const pause = breakSeconds(driven, leg, driving);
      driven += leg;
      const { service, time_windows } = stepOf(visit);
      const arriveAt = time + leg + pause;
      time = Math.max(arriveAt, time_windows[0][0]) + service;
      legs.push({ drive: leg, pause, arriveAt, leaveAt: time });
    }
    return legs;
  };
  const toTrip = (trip: SearchTrip, index: number, visits: Int32Array): FleetTrip => ({
    index,
    startsAt: trip.departAt,
    endsAt: trip.endAt,
    first: places.pointOf(placeOf(visits[trip.from] as number)),
    last: places.pointOf(placeOf(visits[trip.to] as number)),
    legs: toLegs(trip, visits),
    orders: [],
    load: [0, 0, 0, 0],
  });

  /** Routes shorter than the longest shift need no further check. */
  const isShort = (duty: number, trips: readonly SearchTrip[], { visits, length }: RouteVisits): boolean => {
    const { vehicle } = duties[duty] as FleetDuty;
    const { start, end } = ends[duty] as (typeof ends)[number];
    if (vehicle.uses.some(({ isWork }) => isWork)) return false;
    const [first, last] = [trips[0] as SearchTrip, trips.at(-1) as SearchTrip];
    const approach = drive(start, placeOf(visits[1] as number));
    const home = drive(placeOf(visits[length - 2] as number), end);
    let driven = approach + home;
    for (let i = 2; i < length - 1; i += 1)
      driven += drive(placeOf(visits[i - 1] as number), placeOf(visits[i] as number));
    const { maxShift, rest } = context.settings;
    const week = vehicle.driver?.week;
    const booked = bookedSeconds[duty] as number;
    return (
      (!week || booked + driven <= week.most) &&
      driven <= rest.driveBeforeRest &&
      last.endAt + home - first.departAt + approach <= Math.min(maxShift, vehicle.driver?.maxShift ?? Infinity)
    );
  };
  return (duty, trips, route) =>
    isShort(duty, trips, route) ||
    planVehicleDay(
      (duties[duty] as FleetDuty).vehicle,
      trips.map((trip, index) => toTrip(trip, index, route.visits)),
      context,
    ).refusal === null;
}
