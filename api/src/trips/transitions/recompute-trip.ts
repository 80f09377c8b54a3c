import { asTheCrowFlies } from '../network/geo/routing.ts';
import { AFTER_ORDER_MOVED, type MoveServer, type OrderMoved } from '../orders/order-hooks.ts';
import type { Db } from '../platform/database.ts';
import { deriveTrip } from './derive-trip.rules.ts';
import { applyTripEvent } from './trip.rules.ts';
import { givenStops, updateTrip, writeStops } from './trip.store.ts';
import { carryOut } from './trip-effects.ts';
import { carriedBy } from './trip-load.store.ts';
import { tellScreens } from './trip-news.ts';
import { planTrip } from './trip-plan.ts';

const SYSTEM = { isRoot: false, parts: ['system'] } as const;

const lock = (tx: Db, id: string) =>
  tx.selectFrom('trips').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The trip that an order was last in and that still waits for it. */
const lastTripOf = (tx: Db, orderId: string) =>
  tx
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripId')
    .select('trips.id')
    .where('orderId', '=', orderId)
    .where('stage', '=', 'incomplete')
    .orderBy('trips.createdAt', 'desc')
    .orderBy('trips.id')
    .executeTakeFirst();

/** An order has left a trip that has not started: its stops, load and way are gone with it. */
async function shrink(tx: Db, tripId: string, orderId: string) {
  const trip = await lock(tx, tripId);
  if (!trip) return;
  const without = (ids: readonly string[]) => ids.filter((id) => id !== orderId);
  const stops = (await givenStops(tx, tripId))
    .map((stop) => ({ ...stop, pickOrderIds: without(stop.pickOrderIds), dropOrderIds: without(stop.dropOrderIds) }))
    .filter(({ pickOrderIds, dropOrderIds }) => pickOrderIds.length + dropOrderIds.length > 0);
  const orderIds = [...new Set(stops.flatMap(({ pickOrderIds }) => pickOrderIds))];
  // somebody waits for an order to move: no routing service is asked meanwhile
  const plan = await planTrip(
    tx,
    asTheCrowFlies,
    trip.organizationId,
    {
      orderIds,
      stops,
      pickAt: trip.enteredPickAt,
      dropAt: trip.enteredDropAt,
      billingContractId: trip.billingContractId,
      isBackhaul: trip.isBackhaul,
    },
    new Set(orderIds),
  );
  await writeStops(tx, tripId, plan);
  await updateTrip(tx, tripId, {
    pickAt: plan.pickAt,
    dropAt: plan.dropAt,
    totalSpace: plan.space,
    totalWeight: plan.weight,
    estimatedDistance: plan.distance,
    isDistanceEstimated: plan.isEstimated,
    estimatedCost: plan.cost,
  });
}

/** T8, T9, T10, T12: where the orders of a trip are tells where it is. */
export async function recomputeTrip(
  server: MoveServer,
  tx: Db,
  { orderId, tripId, event, from, at, caller }: OrderMoved,
): Promise<void> {
  const id = tripId ?? (await lastTripOf(tx, orderId))?.id;
  if (id === undefined) return;
  if (event === 'cancel' && from === 'addedToTrip') await shrink(tx, id, orderId);
  for (let trip = await lock(tx, id); trip; trip = await lock(tx, id)) {
    const derived = deriveTrip(trip.stage, await carriedBy(tx, id));
    const time = Math.max(at, trip.stageChangedAt);
    const state = {
      stage: trip.stage,
      stageChangedAt: trip.stageChangedAt,
      hasVehicle: true,
      hasDriver: true,
      isDriverOut: false,
      hasFinishedOrder: false,
      isArchived: trip.isArchived,
    };
    const outcome = derived && applyTripEvent(state, { event: derived, at: time }, SYSTEM);
    if (outcome?.kind !== 'moved' || outcome.stage === null) {
      await tellScreens(tx, trip);
      return;
    }
    await carryOut(server, tx, trip, {
      caller,
      event: outcome.transition.event,
      to: outcome.stage,
      at: time,
      now: server.now(),
    });
  }
}

AFTER_ORDER_MOVED.add(recomputeTrip);
