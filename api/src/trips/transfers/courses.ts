import { DEFAULT_PLAN_RATES } from 'shared-contracts/values/trips/plans';
import { createTravel } from '../../network/public.ts';
import type { Estimator } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { TripRecord } from '../core/trip-records.store.ts';
import { findDrivingRule } from '../driver-hours/find-driving-rule.ts';
import { listOpenVisits } from '../geofences/visits.store.ts';
import { insertOrder } from '../insertions/insert-order.rules.ts';
import { loadCourses } from '../insertions/open-trips.store.ts';
import type { CarriableOrder } from '../itinerary/trip-load.store.ts';
import type { PlannedStop } from '../itinerary/trip-plan.rules.ts';
import type { MergedStop, Visit } from '../itinerary/trip-stops.rules.ts';
import { countPassedStops } from '../on-road/passed-stops.rules.ts';
import { isRunningStage } from '../stages/trip-stage.rules.ts';
import { noPlace } from './no-place.ts';

const RATES = {
  perTrip: Number(DEFAULT_PLAN_RATES.perTrip),
  perKm: Number(DEFAULT_PLAN_RATES.perKm),
  perHour: Number(DEFAULT_PLAN_RATES.perHour),
};

/** The stops of a trip in their order. `passed`: how many of them the vehicle has reached or left. */
export type TripCourse = { stops: MergedStop[]; passed: number; orders: Map<string, CarriableOrder> };

export async function loadCourse(tx: Db, row: TripRecord): Promise<TripCourse> {
  const { stopsByTrip, orders } = await loadCourses(tx, row.organizationId, [row.id]);
  const stops = stopsByTrip.get(row.id) ?? [];
  // The stops of a trip that has not started have no visits on the road.
  const passed = isRunningStage(row.stage) ? countPassedStops(await listOpenVisits(tx, row.id), stops.length) : 0;
  return { stops, passed, orders };
}

/** Removes some of the visits, and the stops that become empty. */
export const withoutVisits = (stops: readonly MergedStop[], isLeaving: (visit: Visit) => boolean): MergedStop[] =>
  stops
    .map((stop) => ({ ...stop, visits: stop.visits.filter((visit) => !isLeaving(visit)) }))
    .filter(({ visits }) => visits.length > 0);

/** The first index for another stop of an order in the trip: after the passed stops and after its last one. */
const firstIndex = ({ stops, passed }: TripCourse, orderId: string) =>
  Math.max(passed, stops.findLastIndex(({ visits }) => visits.some((visit) => visit.orderId === orderId)) + 1);

/**
 * Adds further stops of several orders where they cost the least, without reordering the other stops.
 * @param pickAt when the first stop is reached; null for the start of its window
 * @throws 409 for a stop that fits nowhere
 */
export async function addVisits(
  tx: Db,
  { routing }: Estimator,
  row: TripRecord,
  course: TripCourse,
  visitsByOrder: ReadonlyMap<string, readonly Visit[]>,
  pickAt: number | null,
): Promise<PlannedStop[]> {
  const points = [...course.stops, ...[...visitsByOrder.values()].flat()].map(({ point }) => point);
  const travel = createTravel(await routing.roads(points));
  const driving = await findDrivingRule(tx, row.organizationId);
  let { stops } = course;
  let planned: PlannedStop[] = [];
  for (const [orderId, visits] of visitsByOrder) {
    const from = firstIndex({ ...course, stops }, orderId);
    const options = { rates: RATES, now: 0, from, travel, driving };
    const insertion = insertOrder({ stops, pickAt }, { visits: [...visits] }, course.orders, options);
    if (!insertion) throw await noPlace(tx, row, course.orders.get(orderId), visits[0]);
    ({ stops: planned } = insertion.itinerary);
    stops = planned;
  }
  return planned;
}
