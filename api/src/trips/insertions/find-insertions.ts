import type { OrderInsertions, OrderInsertionsInput } from 'shared-contracts/trips/order-insertions';
import { TRIP_LIMITS } from 'shared-contracts/values/field-limits';
import { type Temperature, TEMPERATURES } from 'shared-contracts/values/fleet/temperatures';
import { createTravel, estimateLeg, type Travel } from '../../network/public.ts';
import type { Estimator } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAssignmentProblems, toSpan } from '../candidates/assignment.ts';
import { isBlocked } from '../candidates/fitness.rules.ts';
import { toAmount } from '../itinerary/trip-plan.rules.ts';
import { findRequestedTypes, findTypeNeeds } from '../candidates/requested-types.store.ts';
import { listOrderCargos, listOrderRoutes } from '../itinerary/trip-load.store.ts';
import { planTrip, type TripPlan } from '../itinerary/trip-plan.ts';
import type { PlanRates } from '../planner/improve/objective.rules.ts';
import { findDrivingRule } from '../driver-hours/find-driving-rule.ts';
import { toUnstartedTrip } from '../driver-hours/driver-hours.rules.ts';
import { canCarry } from './can-carry.rules.ts';
import type { Candidate, CheckedInsertion } from './checked-insertion.ts';
import { compareInsertions, insertOrder } from './insert-order.rules.ts';
import { presentAlone, presentInsertion, toStopInput } from './insertions.present.ts';
import { listLocationRefs, listOpenTrips, loadCourses } from './open-trips.store.ts';

type InsertionServices = Pick<Services, 'db' | 'now'> & Estimator;
type Context = Estimator & { db: Db; organizationId: string; now: number };

/** The number of places to offer. */
export const MAX_PLACES = 3;
/** The number of trips to check like a saved change, which takes several statements per trip. */
const MAX_CHECKED = 12;
/** The number of best candidates by straight lines to compare by road. */
const MAX_BY_ROAD = 30;

const EMPTY_INPUT = { stops: [], pickAt: null, dropAt: null, billingContractId: null, isBackhaul: false };

const coldest = (cargos: readonly { temperature: Temperature }[]): Temperature =>
  TEMPERATURES[Math.max(0, ...cargos.map(({ temperature }) => TEMPERATURES.indexOf(temperature)))] ?? 'ambient';

/** @param order as it is carried */
export async function findOrderNeeds(
  db: Db,
  order: Pick<TripPlan['orders'][number], 'id'> & Parameters<typeof toAmount>[0],
) {
  return {
    ...toAmount(order),
    temperature: coldest(await listOrderCargos(db, [order.id])),
    requestedTypes: await findRequestedTypes(db, [order.id]),
  };
}

export const toPlanRates = ({ perTrip, perKm, perHour }: OrderInsertionsInput['rates']): PlanRates => ({
  perTrip: Number(perTrip),
  perKm: Number(perKm),
  perHour: Number(perHour),
});

/** Trips with room for the order, the cheapest first. */
async function listCandidates(
  { db, organizationId, now, routing }: Context,
  { orders: [order] }: TripPlan,
  rates: PlanRates,
) {
  if (!order) return [];
  const needs = await findOrderNeeds(db, order);
  const trips = (await listOpenTrips(db, organizationId, now)).filter((trip) => canCarry(trip, needs));
  const courses = await loadCourses(
    db,
    organizationId,
    trips.map(({ id }) => id),
  );
  const [route] = await listOrderRoutes(db, [order]);
  const timings = new Map([...courses.orders, [order.id, order] as const]);
  const compare = compareInsertions(rates);
  const stopsOf = ({ id }: Candidate['trip']) => courses.stopsByTrip.get(id) ?? [];
  const driving = await findDrivingRule(db, organizationId);
  const rank = (tried: readonly Candidate['trip'][], travel: Travel) =>
    tried
      .flatMap((trip): Candidate[] => {
        const stops = stopsOf(trip);
        const carried = [...new Set(stops.flatMap(({ visits }) => visits.map(({ orderId }) => orderId)))];
        const isFull = carried.length >= TRIP_LIMITS.orderIds.max;
        const insertion =
          route && !isFull
            ? insertOrder({ stops, pickAt: trip.enteredPickAt }, route, timings, { rates, now, travel, driving })
            : null;
        const fits = insertion && insertion.itinerary.stops.length <= TRIP_LIMITS.stops;
        return fits ? [{ trip, orderIds: [...carried, order.id], insertion }] : [];
      })
      .toSorted((a, b) => compare(a.insertion, b.insertion));
  const near = rank(trips, estimateLeg)
    .slice(0, MAX_BY_ROAD)
    .map(({ trip }) => trip);
  const points = [...(route?.visits ?? []), ...near.flatMap(stopsOf)].map(({ point }) => point);
  return rank(near, createTravel(await routing.roads(points)));
}

/** Null if the trip could not be saved like this: its cargos don't go together, or its vehicle or driver has no time. */
async function checkCandidate(
  { db, organizationId, now, ...estimator }: Context,
  { trip, orderIds, insertion }: Candidate,
): Promise<CheckedInsertion | null> {
  const input = {
    orderIds,
    stops: insertion.itinerary.stops.map(toStopInput),
    pickAt: trip.enteredPickAt,
    dropAt: trip.enteredDropAt,
    billingContractId: trip.billingContractId,
    isBackhaul: trip.isBackhaul,
  };
  const plan = await planTrip(db, estimator, organizationId, input, new Set(orderIds.slice(0, -1)), trip.id);
  if (Object.keys(plan.problems).length > 0) return null;
  const typeNeeds = await findTypeNeeds(db, orderIds);
  const context = {
    organizationId,
    span: toSpan(plan, now),
    tripId: trip.id,
    now,
    ...typeNeeds,
    trip: toUnstartedTrip(plan),
  };
  const { vehicleProblems, driverProblems } = await findAssignmentProblems(db, context, trip, plan);
  return isBlocked([...vehicleProblems, ...driverProblems]) ? null : { trip, orderIds, insertion, plan };
}

/**
 * Finds the trips that have not started and carry another order at the least cost: first those with the least
 * additional lateness, then the cheapest. Stores nothing.
 * @throws 422 unless the order is validated and free
 */
export async function findInsertions(
  { db, now, ...estimator }: InsertionServices,
  { organizationId }: Caller,
  { orderId, rates: input }: OrderInsertionsInput,
): Promise<OrderInsertions> {
  const rates = toPlanRates(input);
  const context = { db, organizationId, now: now(), ...estimator };
  const alone = await planTrip(db, estimator, organizationId, { ...EMPTY_INPUT, orderIds: [orderId] });
  const problem = alone.problems['orderIds.0'];
  if (problem) throw invalidFields({ orderId: problem });
  const places: CheckedInsertion[] = [];
  for (const candidate of (await listCandidates(context, alone, rates)).slice(0, MAX_CHECKED)) {
    const checked = places.length < MAX_PLACES ? await checkCandidate(context, candidate) : null;
    if (checked) places.push(checked);
  }
  const [order] = alone.orders as [TripPlan['orders'][number]];
  const locations = await listLocationRefs(
    db,
    places.flatMap(({ plan }) => plan.stops.map(({ locationId }) => locationId)),
  );
  return {
    order: { id: order.id, number: order.number, shipperCode: order.shipperCode, stage: order.stage },
    insertions: places.map((place) => presentInsertion(place, { rates, locations })),
    alone: presentAlone(alone, rates, context.now, {
      travel: createTravel(await estimator.routing.roads(alone.stops.map(({ point }) => point))),
      driving: await findDrivingRule(db, organizationId),
    }),
  };
}
