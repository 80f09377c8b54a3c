import type { FastifyInstance } from 'fastify';
import type { CreateAllResult, CreatedTrip, PlannedTripInput } from 'shared-contracts/planner';
import type { TripInput } from 'shared-contracts/trips';
import type { z } from 'zod';
import { routingOf } from '../../network/geo/routing.ts';
import type { Caller } from '../../platform/caller.ts';
import { errorBody, toAppError } from '../../platform/http/error-handler.ts';
import { createTrip } from '../trip-saves.ts';
import { judgeTrip } from './judge.rules.ts';
import { type Yard, yardOf } from './yard.ts';

type Wished = z.infer<typeof PlannedTripInput>;

/** As it was planned; whatever is not free any more is left to the trips to refuse. */
function inputOf(yard: Yard, { orderIds, vehicleTypeId, routeZoneId }: Wished): TripInput {
  const bare = {
    reference: null,
    billingContactId: null,
    billingContractId: null,
    vehicleId: null,
    driverId: null,
    notificationContactIds: [],
    description: null,
    requestedVehicleTypeId: vehicleTypeId,
    routeZoneId,
    orderIds,
  };
  const wanted = new Set(orderIds);
  const orders = yard.orders.filter(({ id }) => wanted.has(id));
  if (orders.length < orderIds.length) return { ...bare, pickAt: null, dropAt: null, stops: [], isBackhaul: false };
  const {
    plan: { stops, isBackhaul },
  } = judgeTrip({ ...yard, orders });
  const contactAt = (locationId: string, ids: readonly string[]) =>
    orders
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ stops: own }) => own)
      .find((stop) => stop.locationId === locationId && stop.contactId !== null)?.contactId ?? null;
  return {
    ...bare,
    isBackhaul,
    pickAt: stops[0]?.arriveAt ?? null,
    dropAt: stops.at(-1)?.leaveAt ?? null,
    stops: stops.map(({ locationId, pickOrderIds, dropOrderIds }) => ({
      locationId,
      pickOrderIds,
      dropOrderIds,
      contactId: contactAt(locationId, [...pickOrderIds, ...dropOrderIds]),
    })),
  };
}

async function created(app: FastifyInstance, caller: Caller, yard: Yard, wish: Wished): Promise<CreatedTrip> {
  const { orderIds, vehicleTypeId } = wish;
  try {
    const id = await createTrip(
      { db: app.db, now: app.now, mail: app.mail, config: app.config, routing: routingOf(app) },
      caller,
      inputOf(yard, wish),
    );
    const { number } = await app.db.selectFrom('trips').select('number').where('id', '=', id).executeTakeFirstOrThrow();
    return { orderIds, vehicleTypeId, trip: { id, number }, error: null };
  } catch (error) {
    const told = toAppError(error);
    if (told.status >= 500) app.log.error({ err: error }, 'a planned trip is not created');
    return { orderIds, vehicleTypeId, trip: null, error: errorBody(told) };
  }
}

/** Each trip in a transaction of its own: what goes wrong with one leaves the others as they are. */
export async function createAll(
  app: FastifyInstance,
  caller: Caller,
  wishes: readonly Wished[],
): Promise<CreateAllResult> {
  const trips = wishes.map((wish) => ({ ...wish, orderIds: wish.orderIds.map((id) => id.toLowerCase()) }));
  const yard = await yardOf(app, caller.organizationId, { orderIds: trips.flatMap(({ orderIds }) => orderIds) });
  const results: CreatedTrip[] = [];
  for (const trip of trips) results.push(await created(app, caller, yard, trip));
  const made = results.filter(({ trip }) => trip !== null).length;
  return { results, created: made, failed: results.length - made };
}
