import type { OrderInsertion, OrderInsertions, OrderInsertionsInput } from 'shared-contracts/trips/order-insertions';
import type { Estimator } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';
import type { Services } from '../../platform/services/services.ts';
import { isBlocked } from '../candidates/fitness.rules.ts';
import { findTripRecords, type TripRecord } from '../core/trip-records.store.ts';
import { canCarry } from '../insertions/can-carry.rules.ts';
import { findInsertions, findOrderNeeds, MAX_PLACES, toPlanRates } from '../insertions/find-insertions.ts';
import { presentPlace } from '../insertions/insertions.present.ts';
import { listLocationRefs, type OpenTrip } from '../insertions/open-trips.store.ts';
import { findCarriableOrders, listOrderRoutes } from '../itinerary/trip-load.store.ts';
import type { PlanRates } from '../planner/improve/objective.rules.ts';
import { type Addition, planAddition } from './plan-addition.ts';
import { listLastPoints, listRunningTrips } from './running-trips.store.ts';

export type Finder = Pick<Services, 'db' | 'now'> & Estimator;
type Running = { trip: OpenTrip; row: TripRecord };

/** The number of trips on the road to try, the nearest to the pickup first: each takes several statements. */
const MAX_TRIED = 8;
/** The load on board is not known until the trip is examined. */
const EMPTY = { totalSpace: '0', totalWeight: '0', totalPalletPlaces: null, totalLoadingMeters: null };

/** Trips on the road with a vehicle that may carry the order, by the distance from its last position to the pickup. */
async function listNearest(db: Db, caller: Caller, orderId: string): Promise<Running[]> {
  const [order] = await findCarriableOrders(db, caller.organizationId, [orderId]);
  const [route] = order ? await listOrderRoutes(db, [order]) : [];
  const pickup = route?.visits[0]?.point;
  if (!order || !pickup) return [];
  const needs = await findOrderNeeds(db, order);
  const trips = (await listRunningTrips(db, caller.organizationId)).filter((trip) =>
    canCarry({ ...trip, ...EMPTY }, needs),
  );
  const points = await listLastPoints(
    db,
    trips.flatMap(({ vehicleId }) => vehicleId ?? []),
  );
  const kmTo = (point: Point | undefined) => (point ? greatCircleKm(point, pickup) : Infinity);
  const near = trips
    .map((trip) => ({ trip, km: kmTo(points.get(trip.vehicleId ?? '')) }))
    .toSorted((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .slice(0, MAX_TRIED)
    .map(({ trip }) => trip);
  const rows = new Map(
    (
      await findTripRecords(
        db,
        caller,
        near.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return near.flatMap((trip) => {
    const row = rows.get(trip.id);
    return row ? [{ trip, row }] : [];
  });
}

/** Null if the trip is full, its cargo does not go with the order, or its vehicle cannot take it on with what it has. */
async function tryAddition(
  { db, now, ...estimator }: Finder,
  row: TripRecord,
  orderId: string,
  rates: PlanRates,
): Promise<Addition | null> {
  try {
    const addition = await planAddition(db, estimator, row, orderId, now(), rates);
    return isBlocked(addition.problems) ? null : addition;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** A trip on the road with another order. */
export type RunningPlace = { trip: OpenTrip; addition: Addition };

/** The rest of each trip with the order added, starting at the vehicle's current position. */
export async function findRunningPlaces(
  finder: Finder,
  caller: Caller,
  orderId: string,
  rates: PlanRates,
): Promise<RunningPlace[]> {
  const places: RunningPlace[] = [];
  for (const { trip, row } of await listNearest(finder.db, caller, orderId.toLowerCase())) {
    const addition = await tryAddition(finder, row, orderId, rates);
    if (addition) places.push({ trip, addition });
  }
  return places;
}

export async function presentRunningPlaces(
  db: Db,
  places: readonly RunningPlace[],
  rates: PlanRates,
): Promise<OrderInsertion[]> {
  const locations = await listLocationRefs(
    db,
    places.flatMap(({ addition }) => addition.stops.map(({ locationId }) => locationId)),
  );
  return places.map(({ trip, addition: { orderIds, stops, passed, insertion } }) =>
    presentPlace(
      { trip, orderIds, stops: stops.slice(passed), insertion, km: Math.max(0, insertion.km) },
      { rates, locations },
    ),
  );
}

const compare = (a: OrderInsertion, b: OrderInsertion) =>
  a.lateMinutes - b.lateMinutes || Number(a.cost) - Number(b.cost) || a.stops.length - b.stops.length;

/** The trips that carry another order at least cost, whether they have started or not. @throws 422 unless it is free */
export async function findOrderInsertions(
  finder: Finder,
  caller: Caller,
  input: OrderInsertionsInput,
): Promise<OrderInsertions> {
  const found = await findInsertions(finder, caller, input);
  const rates = toPlanRates(input.rates);
  const places = await findRunningPlaces(finder, caller, input.orderId, rates);
  const running = await presentRunningPlaces(finder.db, places, rates);
  return { ...found, insertions: [...found.insertions, ...running].toSorted(compare).slice(0, MAX_PLACES) };
}
