import type { PlanProblem, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { MINUTE } from 'shared-contracts/values/time';
import { createTravel } from '../../../network/public.ts';
import { decimal, toMeasure } from '../../../platform/values/money.ts';
import { type Amount, excessOf, findExceeded, sumAmounts, utilizationOf } from '../../itinerary/trip-plan.rules.ts';
import { planProblem } from '../fleet/assignment-problems.rules.ts';
import type { DeskOrders } from '../schedule/plan-order.ts';
import { type ScheduledStop, scheduleStops } from '../schedule/plan-schedule.rules.ts';
import type { MergedStop } from '../../itinerary/trip-stops.rules.ts';
import { type ResolvedStops, resolveStops } from '../schedule/resolve-stops.rules.ts';
import type { RouteOptions } from '../schedule/stop-route.rules.ts';
import type { StoredTrip } from '../state/plan-trips.store.ts';

const METRES_PER_KM = 1_000;
const toMinutes = (seconds: number) => Math.round(seconds / MINUTE);
const toKm = (metres: number) => toMeasure(decimal(metres).div(METRES_PER_KM));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A trip of a plan with its times; what concerns vehicles and other trips follows. */
export type ScheduledTrip = ResolvedStops & {
  trip: StoredTrip;
  scheduled: ScheduledStop[];
  load: Amount;
  beginsAt: number | null;
  endsAt: number | null;
  metres: number;
  /** Whether a leg is estimated from the straight line. */
  isEstimated: boolean;
};

export function scheduleTrip(
  trip: StoredTrip,
  orders: DeskOrders,
  options: Omit<RouteOptions, 'startAt'>,
): ScheduledTrip {
  const resolved = resolveStops(trip, orders, options);
  const travel = createTravel(options.roads);
  const scheduled = scheduleStops(resolved.merged, orders, { startAt: trip.startAt, ...options });
  return {
    ...resolved,
    trip,
    scheduled,
    load: sumAmounts(resolved.orders),
    beginsAt: scheduled[0]?.arriveAt ?? trip.startAt,
    endsAt: scheduled.at(-1)?.leaveAt ?? trip.startAt,
    metres: sum(scheduled.map(({ metres }) => metres)),
    isEstimated: resolved.merged
      .slice(1)
      .some(({ point }, i) => travel((resolved.merged[i] as MergedStop).point, point).isEstimated),
  };
}

/** @param isChosen whether a vehicle is assigned, so that an overload is certain */
export function findLoadProblems(load: Amount, capacity: Amount | null, isChosen: boolean): PlanProblem[] {
  if (!capacity) return [];
  return findExceeded(load, capacity).map((measure) =>
    planProblem(measure, isChosen, {
      load: load[measure] ?? '',
      capacity: capacity[measure] ?? '',
      excess: excessOf(load, capacity, measure),
    }),
  );
}

const presentStop = ({ stop, drive, wait, late, metres, ...times }: ScheduledStop) => ({
  locationId: stop.locationId,
  pickOrderIds: stop.visits.filter(({ kind }) => kind === 'pickup').map(({ orderId }) => orderId),
  dropOrderIds: stop.visits.filter(({ kind }) => kind === 'drop').map(({ orderId }) => orderId),
  ...times,
  driveMinutes: toMinutes(drive),
  waitMinutes: toMinutes(wait),
  lateMinutes: Math.ceil(late / MINUTE),
  distance: toKm(metres),
});

export function presentPlanTrip(
  { trip, scheduled, orders, load, beginsAt, endsAt, metres, isEstimated }: ScheduledTrip,
  capacity: Amount | null,
  problems: readonly PlanProblem[],
): PlanTrip {
  const { id, number, revision, vehicleTypeId, vehicleId, driverId, startAt, createdTrip, isLocked } = trip;
  return {
    id,
    number,
    revision,
    vehicleTypeId,
    vehicleId,
    driverId,
    startAt,
    isBackhaul: orders[0]?.isBackhaul ?? false,
    stops: scheduled.map(presentStop),
    orderIds: orders.map((order) => order.id),
    beginsAt,
    endsAt,
    distance: toKm(metres),
    isDistanceEstimated: isEstimated,
    minutes: toMinutes((endsAt ?? 0) - (beginsAt ?? 0)),
    driveMinutes: toMinutes(sum(scheduled.map(({ drive }) => drive))),
    waitMinutes: toMinutes(sum(scheduled.map(({ wait }) => wait))),
    lateMinutes: sum(scheduled.map(({ late }) => Math.ceil(late / MINUTE))),
    ...load,
    capacity,
    utilization: capacity && utilizationOf(load, capacity),
    problems: problems.toSorted((a, b) => Number(b.blocks) - Number(a.blocks)),
    createdTrip,
    isLocked,
  };
}
