import type { FastifyInstance } from 'fastify';
import type { CreateAllResult, CreatedTrip, PlannedTripInput } from 'shared-contracts/trips/planner';
import type { TripInput } from 'shared-contracts/trips/trips';
import type { z } from 'zod';
import { createRouting } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { toErrorBody, toAppError } from '../../platform/http/error-handler.ts';
import { createTrip } from '../editing/save-trip.ts';
import { checkTrip } from './check-trip.rules.ts';
import { type PlanningData, loadPlanningData } from './planning-data.ts';

type PlannedTrip = z.infer<typeof PlannedTripInput>;

function replan(data: PlanningData, orders: PlanningData['orders']) {
  const {
    plan: { stops, isBackhaul },
  } = checkTrip({ ...data, orders });
  return { stops, isBackhaul, pickAt: stops[0]?.arriveAt ?? null, dropAt: stops.at(-1)?.leaveAt ?? null };
}

/**
 * Uses the stops of the plan, or plans the trip again to get them. If an order is no longer free, creating the trip
 * rejects it.
 */
function toTripInput(
  data: PlanningData,
  { orderIds, vehicleTypeId, vehicleId, driverId, routeZoneId, ...planned }: PlannedTrip,
): TripInput {
  const base = {
    reference: null,
    billingContactId: null,
    billingContractId: null,
    vehicleId,
    driverId,
    notificationContactIds: [],
    description: null,
    requestedVehicleTypeId: vehicleTypeId,
    routeZoneId,
    orderIds,
  };
  const ids = new Set(orderIds);
  const orders = data.orders.filter(({ id }) => ids.has(id));
  if (orders.length < orderIds.length) return { ...base, pickAt: null, dropAt: null, stops: [], isBackhaul: false };
  const { stops, isBackhaul, pickAt, dropAt } =
    planned.stops.length > 0 ? { ...planned, isBackhaul: orders[0]?.isBackhaul ?? false } : replan(data, orders);
  const findContactId = (locationId: string, visitedIds: readonly string[]) =>
    orders
      .filter(({ id }) => visitedIds.includes(id))
      .flatMap((order) => order.stops)
      .find((stop) => stop.locationId === locationId && stop.contactId !== null)?.contactId ?? null;
  return {
    ...base,
    isBackhaul,
    pickAt,
    dropAt,
    stops: stops.map(({ locationId, pickOrderIds, dropOrderIds }) => ({
      locationId,
      pickOrderIds,
      dropOrderIds,
      contactId: findContactId(locationId, [...pickOrderIds, ...dropOrderIds]),
    })),
  };
}

async function createPlannedTrip(
  app: FastifyInstance,
  caller: Caller,
  data: PlanningData,
  plannedTrip: PlannedTrip,
): Promise<CreatedTrip> {
  const { orderIds, vehicleTypeId } = plannedTrip;
  try {
    const id = await createTrip(
      {
        db: app.db,
        now: app.now,
        mailer: app.mailer,
        config: app.config,
        hooks: app.hooks,
        routing: createRouting(app),
      },
      caller,
      toTripInput(data, plannedTrip),
    );
    const { number } = await app.db.selectFrom('trips').select('number').where('id', '=', id).executeTakeFirstOrThrow();
    return { orderIds, vehicleTypeId, trip: { id, number }, error: null };
  } catch (error) {
    const appError = toAppError(error);
    if (appError.status >= 500) app.log.error({ err: error }, 'failed to create a planned trip');
    return { orderIds, vehicleTypeId, trip: null, error: toErrorBody(appError) };
  }
}

/** Creates each trip in its own transaction, so that a failure does not affect the others. */
export async function createPlannedTrips(
  app: FastifyInstance,
  caller: Caller,
  plannedTrips: readonly PlannedTrip[],
): Promise<CreateAllResult> {
  const trips = plannedTrips.map((plannedTrip) => ({
    ...plannedTrip,
    orderIds: plannedTrip.orderIds.map((id) => id.toLowerCase()),
  }));
  const data = await loadPlanningData(app, caller.organizationId, {
    orderIds: trips.flatMap(({ orderIds }) => orderIds),
  });
  const results: CreatedTrip[] = [];
  for (const trip of trips) results.push(await createPlannedTrip(app, caller, data, trip));
  const created = results.filter(({ trip }) => trip !== null).length;
  return { results, created, failed: results.length - created };
}
