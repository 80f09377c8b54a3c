import type { TripOrdersRemoval } from 'shared-contracts/trips/trip-orders-on-road';
import { removeFromTrip } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, invalidField } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { notifyOrdersChanged, publishTripChanged } from '../core/publish-trip-changed.ts';
import { lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { listStopInputs, replaceStops, updateTripRow } from '../core/trip-writes.store.ts';
import { findCarriableOrders, listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { planTrip } from '../itinerary/trip-plan.ts';
import { isInTrip, isWaiting } from '../stages/derived-event.rules.ts';
import { nothingToRemove, notRunning } from '../stages/trip-errors.ts';
import { applyTripEvent } from '../stages/trip-stage.rules.ts';
import { applyTripTransition } from '../transitions/apply-trip-transition.ts';
import { deriveTripStage } from '../transitions/recompute-trip.ts';
import { listPlannedStops } from '../itinerary/planned-stops.store.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { toTotals } from '../itinerary/trip-plan.rules.ts';

type Removal = { caller: Caller; row: TripRecord; reason: string; now: number };

/** T19. @throws 403; 409 for a trip that is not on the road, or whose orders are all picked up */
function assertRemoval({ caller, row, reason, now }: Removal) {
  const { trip, actor } = toRuleInput(caller, row);
  const at = Math.max(now, row.stageChangedAt);
  const outcome = applyTripEvent(trip, { event: 'removeOrders', at, reason }, actor);
  if (outcome.kind === 'applied') return;
  if (outcome.kind === 'rejected' && outcome.rejection === 'forbidden') throw forbidden();
  if (outcome.kind === 'rejected' && outcome.rejection === 'orderWaiting') throw nothingToRemove(row);
  throw notRunning(row);
}

/** Orders that come from a hub stay with the trip that waits for them. */
const canLeave = (order: Awaited<ReturnType<typeof listCarriedOrders>>[number]) =>
  order.transfer === null && isWaiting(order);

/** The orders that leave: those named, or all that are not picked up. @throws 409 for one that is; 422 by field */
async function findLeaving(tx: Db, { row }: Removal, requested: readonly string[] | undefined) {
  const carried = await listCarriedOrders(tx, row.id);
  if (requested === undefined) return { carried, leaving: carried.filter(canLeave) };
  const ids = [...new Set(requested.map((id) => id.toLowerCase()))];
  const leaving = ids.map((id, i) => {
    const order = carried.find((candidate) => candidate.id === id);
    if (!order) throw invalidField(`orderIds.${i}`, 'notFound', 'Order not found');
    return order;
  });
  const pickedUp = leaving.find((order) => !canLeave(order));
  if (pickedUp) {
    const [order] = await findCarriableOrders(tx, row.organizationId, [pickedUp.id]);
    const number = order ? formatOrderNumber(order) : '';
    throw conflict('orderPickedUp', `Order ${number} is picked up, and has to be delivered`, {
      record: row.number,
      order: number,
    });
  }
  return { carried, leaving };
}

/** Keeps the planned times of stops that still serve an order, and recomputes load and route. */
async function leaveStops(services: TripServices, tx: Db, row: TripRecord, isLeaving: (orderId: string) => boolean) {
  const planned = await listPlannedStops(tx, row.id);
  const staying = (ids: readonly string[]) => ids.filter((id) => !isLeaving(id));
  const remainingStops = (await listStopInputs(tx, row.id))
    .map((stop, i) => ({
      ...stop,
      pickOrderIds: staying(stop.pickOrderIds),
      dropOrderIds: staying(stop.dropOrderIds),
      before: planned[i],
    }))
    .filter(({ pickOrderIds, dropOrderIds }) => pickOrderIds.length + dropOrderIds.length > 0);
  const orderIds = [...new Set(remainingStops.flatMap(({ pickOrderIds }) => pickOrderIds))];
  const input = {
    orderIds,
    stops: remainingStops,
    pickAt: row.enteredPickAt,
    dropAt: row.enteredDropAt,
    billingContractId: row.billingContractId,
    isBackhaul: row.isBackhaul,
  };
  const { routing, hooks } = services;
  const plan = await planTrip(
    tx,
    { routing, pricing: hooks.pricing },
    row.organizationId,
    input,
    new Set(orderIds),
    row.id,
  );
  const stops = plan.stops.map((stop, i) => ({
    ...stop,
    plannedAt: remainingStops[i]?.before?.plannedAt ?? null,
    breakMinutes: remainingStops[i]?.before?.breakMinutes ?? 0,
    outOfSequenceAt: remainingStops[i]?.before?.outOfSequenceAt ?? null,
  }));
  await replaceStops(tx, row.id, { stops });
  await updateTripRow(tx, row.id, {
    dropAt: row.enteredDropAt ?? (remainingStops.at(-1)?.before === planned.at(-1) ? row.dropAt : plan.dropAt),
    ...toTotals(plan),
    estimatedDistance: plan.distance,
    isDistanceEstimated: plan.isEstimated,
    estimatedCost: plan.cost,
  });
}

const toChanges = (carried: readonly { id: string }[], isLeaving: (orderId: string) => boolean) => {
  const ids = carried.map(({ id }) => id);
  return { orderIds: { from: ids, to: ids.filter((id) => !isLeaving(id)) } };
};

/**
 * T19: removes orders that are not picked up from a running trip, and makes them available again; those on board have
 * to be delivered. A trip without remaining orders is cancelled (T14), one whose remaining orders are delivered is
 * completed.
 * @throws 403; 404; 409 for a trip that is not running, or an order that is picked up; 422 by field
 */
export const removeOrdersOnRoad = (
  services: TripServices,
  caller: Caller,
  id: string,
  { orderIds, reason }: TripOrdersRemoval,
  seen?: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    const now = services.now();
    const removal = { caller, row, reason, now };
    assertRemoval(removal);
    const { carried, leaving } = await findLeaving(tx, removal, orderIds);
    const leavingIds = new Set(leaving.map((order) => order.id));
    const isLeaving = (orderId: string) => leavingIds.has(orderId);
    const at = Math.max(now, row.stageChangedAt, ...leaving.map(({ stageChangedAt }) => stageChangedAt));
    await removeFromTrip(services, tx, { caller, orderIds: [...leavingIds], reason });
    if (!carried.some((order) => isInTrip(order.stage) && !isLeaving(order.id))) {
      await applyTripTransition(services, tx, row, { caller, event: 'cancel', to: 'cancelled', at, now, reason });
      return;
    }
    await leaveStops(services, tx, row, isLeaving);
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'removeOrders',
      reason,
      changes: toChanges(carried, isLeaving),
      occurredAt: at,
    });
    await notifyOrdersChanged(tx, caller, row, { added: 0, removed: leaving.length }, at);
    await deriveTripStage(services, tx, id, { at, caller });
    await publishTripChanged(tx, row);
  });
