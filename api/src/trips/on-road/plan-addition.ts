import type { VehicleProblemEntry } from 'shared-contracts/trips/trips';
import { TRIP_LIMITS } from 'shared-contracts/values/field-limits';
import { DEFAULT_PLAN_RATES } from 'shared-contracts/values/trips/plans';
import type { DrivingRule } from 'shared-contracts/trips/planner';
import { findLastPosition } from '../../fleet/public.ts';
import { createTravel, type Travel } from '../../network/public.ts';
import { type Estimator, MAX_POSITION_AGE } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, invalidFields } from '../../platform/errors/app-error.ts';
import { findAssignmentProblems } from '../candidates/assignment.ts';
import { findRunningTripNeeds } from '../candidates/assignment-context.ts';
import type { TripRecord } from '../core/trip-records.store.ts';
import { findDrivingRule } from '../driver-hours/find-driving-rule.ts';
import { listOpenVisits } from '../geofences/visits.store.ts';
import { type Insertion, insertOrder } from '../insertions/insert-order.rules.ts';
import { toStopInput } from '../insertions/insertions.present.ts';
import { loadCourses } from '../insertions/open-trips.store.ts';
import { listPlannedStops } from '../itinerary/planned-stops.store.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { type CarriableOrder, findCarriableOrders, listOrderRoutes } from '../itinerary/trip-load.store.ts';
import type { PlannedStop } from '../itinerary/trip-plan.rules.ts';
import { planTrip, type TripPlan } from '../itinerary/trip-plan.ts';
import type { MergedStop } from '../itinerary/trip-stops.rules.ts';
import type { PlanRates } from '../planner/improve/objective.rules.ts';
import { countPassedStops } from './passed-stops.rules.ts';

const RATES: PlanRates = {
  perTrip: Number(DEFAULT_PLAN_RATES.perTrip),
  perKm: Number(DEFAULT_PLAN_RATES.perKm),
  perHour: Number(DEFAULT_PLAN_RATES.perHour),
};
/** Problems for which a vehicle on the road cannot take on an order. */
const LOAD_PROBLEMS: readonly VehicleProblemEntry['code'][] = [
  'typeNotRequested',
  'tooWarm',
  'spaceExceeded',
  'weightExceeded',
  'palletPlacesExceeded',
  'loadingMetersExceeded',
];

/** `passed`: how many of the stops the vehicle has reached or left, which stay as they are. */
export type Addition = {
  order: CarriableOrder;
  orderIds: string[];
  passed: number;
  stops: (PlannedStop & { outOfSequenceAt: number | null })[];
  insertion: Insertion;
  plan: TripPlan;
  /** Travel between its stops. */
  travel: Travel;
  driving: DrivingRule;
  /** When and where the vehicle continues; null at the first stop. */
  start: { point: Point; at: number } | null;
  problems: VehicleProblemEntry[];
};

/** @throws 422 for `orderId` unless the order is validated and free, and may travel with the others */
function assertPlannable({ problems }: TripPlan, index: number) {
  const problem = problems[`orderIds.${index}`] ?? Object.values(problems)[0];
  if (problem) throw invalidFields({ orderId: problem });
}

const findLoadProblems = async (db: Db, row: TripRecord, orderId: string, now: number) => {
  const { context, load } = await findRunningTripNeeds(db, row, now, [orderId]);
  const { vehicleProblems } = await findAssignmentProblems(db, context, { ...row, driverId: null }, load);
  return vehicleProblems.filter(({ code }) => LOAD_PROBLEMS.includes(code));
};

/** The vehicle's position as a stop without orders; null if unknown. */
async function findCurrentPosition(db: Db, vehicleId: string | null, now: number): Promise<MergedStop | null> {
  const position = vehicleId === null ? undefined : await findLastPosition(db, vehicleId);
  if (!position || now - position.at > MAX_POSITION_AGE) return null;
  return { locationId: '', contactId: null, point: [position.latitude, position.longitude], visits: [] };
}

/**
 * Finds where a validated order costs the least on the rest of a running trip, without reordering the trip's stops.
 * Stores nothing.
 * @throws 409 for a full trip; 422 for `orderId`
 */
export async function planAddition(
  db: Db,
  estimator: Estimator,
  row: TripRecord,
  requestedId: string,
  now: number,
  rates: PlanRates = RATES,
): Promise<Addition> {
  const orderId = requestedId.toLowerCase();
  const { organizationId } = row;
  const [order] = await findCarriableOrders(db, organizationId, [orderId]);
  if (!order) throw invalidFields({ orderId: { code: 'notFound', message: 'Order not found' } });
  const [route] = await listOrderRoutes(db, [order]);
  const { stopsByTrip, orders } = await loadCourses(db, organizationId, [row.id]);
  const stops = stopsByTrip.get(row.id) ?? [];
  const planned = await listPlannedStops(db, row.id);
  const passed = countPassedStops(await listOpenVisits(db, row.id), stops.length);
  const position = await findCurrentPosition(db, row.vehicleId, now);
  const start = position ?? stops[passed - 1];
  const course = {
    stops: [...(start ? [start] : []), ...stops.slice(passed)],
    pickAt: start ? now : Math.max(now, row.pickAt ?? now),
  };
  const from = start ? 1 : 0;
  const timings = new Map([...orders, [order.id, order] as const]);
  const points = [...course.stops, ...(route?.visits ?? [])].map(({ point }) => point);
  const travel = createTravel(await estimator.routing.roads(points));
  const driving = await findDrivingRule(db, organizationId);
  const insertion = route && insertOrder(course, route, timings, { rates, now, from, travel, driving });
  const carried = [...orders.keys()];
  if (!insertion || carried.length >= TRIP_LIMITS.orderIds.max)
    throw conflict('tripFull', `Max ${TRIP_LIMITS.orderIds.max} orders per trip`, {
      record: row.number,
      max: TRIP_LIMITS.orderIds.max,
    });
  const before = stops.slice(0, passed).map((stop, i) => ({
    ...stop,
    plannedAt: planned[i]?.plannedAt ?? null,
    outOfSequenceAt: planned[i]?.outOfSequenceAt ?? null,
    breakMinutes: planned[i]?.breakMinutes ?? 0,
    windowFrom: null,
    windowTo: null,
  }));
  const after = insertion.itinerary.stops.slice(from).map((stop) => ({ ...stop, outOfSequenceAt: null }));
  const orderIds = [...carried, order.id];
  const input = {
    orderIds,
    stops: [...before, ...after].map(toStopInput),
    pickAt: row.enteredPickAt,
    dropAt: row.enteredDropAt,
    billingContractId: row.billingContractId,
    isBackhaul: row.isBackhaul,
  };
  const plan = await planTrip(db, estimator, organizationId, input, new Set(carried), row.id);
  assertPlannable(plan, carried.length);
  return {
    order,
    orderIds,
    passed,
    stops: [...before, ...after],
    insertion,
    plan,
    travel,
    driving,
    start: start ? { point: start.point, at: course.pickAt } : null,
    problems: await findLoadProblems(db, row, order.id, now),
  };
}
