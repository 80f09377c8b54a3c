import { greatCircleRouting } from '../../network/public.ts';
import { driveOrder, type MoveServices, type OrderMoved } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { deriveTripEvent } from '../stages/derived-event.rules.ts';
import { RUNNING_STAGES } from '../stages/trip-stage-table.rules.ts';
import { applyTripEvent } from '../stages/trip-stage.rules.ts';
import { listStopInputs, updateTripRow, replaceStops } from '../core/trip-writes.store.ts';
import { applyTripTransition } from './apply-trip-transition.ts';
import { listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { planTrip } from '../itinerary/trip-plan.ts';
import { toTotals } from '../itinerary/trip-plan.rules.ts';

const SYSTEM_ACTOR = { isRoot: false, roles: ['system'] } as const;

const lockTripRow = (tx: Db, id: string) =>
  tx.selectFrom('trips').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The last trip of an order, if it is incomplete and can still be completed by the order. */
const findIncompleteTrip = (tx: Db, orderId: string) =>
  tx
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripId')
    .select('trips.id')
    .where('orderId', '=', orderId)
    .where('stage', '=', 'incomplete')
    .orderBy('trips.createdAt', 'desc')
    .orderBy('trips.id')
    .executeTakeFirst();

/** Plans a trip that has not started again, without an order that has left it. */
async function removeOrderFromItinerary({ hooks }: MoveServices, tx: Db, tripId: string, orderId: string) {
  const trip = await lockTripRow(tx, tripId);
  if (!trip) return;
  const without = (ids: readonly string[]) => ids.filter((id) => id !== orderId);
  const stops = (await listStopInputs(tx, tripId))
    .map((stop) => ({ ...stop, pickOrderIds: without(stop.pickOrderIds), dropOrderIds: without(stop.dropOrderIds) }))
    .filter(({ pickOrderIds, dropOrderIds }) => pickOrderIds.length + dropOrderIds.length > 0);
  const orderIds = [...new Set(stops.flatMap(({ pickOrderIds }) => pickOrderIds))];
  // Skips the routing service, because the request that moves the order waits for this.
  const plan = await planTrip(
    tx,
    { routing: greatCircleRouting, pricing: hooks.pricing },
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
    tripId,
  );
  await replaceStops(tx, tripId, plan);
  await updateTripRow(tx, tripId, {
    pickAt: plan.pickAt,
    dropAt: plan.dropAt,
    ...toTotals(plan),
    estimatedDistance: plan.distance,
    isDistanceEstimated: plan.isEstimated,
    estimatedCost: plan.cost,
  });
}

/** T8, T9, T10, T12: moves a trip to the stage that follows from the stages of its orders. @param at unix seconds */
export async function deriveTripStage(
  services: MoveServices,
  tx: Db,
  id: string,
  { at, caller }: Pick<OrderMoved, 'at' | 'caller'>,
): Promise<void> {
  for (let trip = await lockTripRow(tx, id); trip; trip = await lockTripRow(tx, id)) {
    const derivedEvent = deriveTripEvent(trip.stage, await listCarriedOrders(tx, id));
    const eventTime = Math.max(at, trip.stageChangedAt);
    const state = {
      stage: trip.stage,
      stageChangedAt: trip.stageChangedAt,
      hasVehicle: true,
      hasDriver: true,
      isDriverOut: false,
      hasFinishedOrder: false,
      hasWaitingOrder: false,
      hasSplitOrder: false,
      hasAwaitedOrder: false,
      hasOrderFromHub: false,
      isArchived: trip.isArchived,
    };
    const outcome = derivedEvent && applyTripEvent(state, { event: derivedEvent, at: eventTime }, SYSTEM_ACTOR);
    if (outcome?.kind !== 'applied' || outcome.stage === null) {
      await publishTripChanged(tx, trip);
      return;
    }
    await applyTripTransition(services, tx, trip, {
      caller,
      event: outcome.transition.event,
      to: outcome.stage,
      at: eventTime,
      now: services.now(),
    });
  }
}

/** An order that was unloaded at a hub belongs to its second trip, whose vehicle may already be there. */
async function joinAtHub(
  services: MoveServices,
  tx: Db,
  { orderId, fromTripId, at, caller }: Pick<OrderMoved, 'orderId' | 'at' | 'caller'> & { fromTripId: string },
) {
  const transfer = await tx
    .selectFrom('orderTransfers')
    .select(['toTripId', 'locationId'])
    .where('orderId', '=', orderId)
    .where('fromTripId', '=', fromTripId)
    .where('transferredAt', '=', at)
    .executeTakeFirst();
  if (!transfer) return;
  const { toTripId, locationId } = transfer;
  await deriveTripStage(services, tx, toTripId, { at, caller });
  const waiting = await tx
    .selectFrom('trips')
    .innerJoin('geofenceStates', 'geofenceStates.vehicleId', 'trips.vehicleId')
    .select('trips.id')
    .where('trips.id', '=', toTripId)
    .where('trips.stage', 'in', RUNNING_STAGES)
    .where('geofenceStates.locationId', '=', locationId)
    .where('phase', '<>', 'entering')
    .executeTakeFirst();
  if (waiting) await driveOrder(services, tx, { orderId, event: 'arriveAtPickup', at });
}

/** Moves the trip of an order that has moved. */
export async function recomputeTrip(
  services: MoveServices,
  tx: Db,
  { orderId, tripId, event, from, at, caller }: OrderMoved,
): Promise<void> {
  const id = tripId ?? (await findIncompleteTrip(tx, orderId))?.id;
  if (id === undefined) return;
  if (event === 'cancel' && from === 'addedToTrip') await removeOrderFromItinerary(services, tx, id, orderId);
  await deriveTripStage(services, tx, id, { at, caller });
  if (event === 'finishDrop') await joinAtHub(services, tx, { orderId, fromTripId: id, at, caller });
}
