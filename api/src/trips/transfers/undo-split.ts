import { deleteOpenTransfer, publishOrderChanged, refitSlots, removeTransferStops } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { toStopInput } from '../insertions/insertions.present.ts';
import { findCarriableOrders, listOrderRoutes } from '../itinerary/trip-load.store.ts';
import { applyTripEvent } from '../stages/trip-stage.rules.ts';
import { addVisits, loadCourse } from './courses.ts';
import { leaveOnwardTrip } from './leave-onward-trip.ts';
import { replanTrip } from './replan-trip.ts';
import { listUndoableTransfers } from '../itinerary/transfers.store.ts';

/** T22. @throws 403; 409 if all its orders have reached the hub */
function assertUndoable(caller: Caller, row: TripRecord) {
  const { trip, actor } = toRuleInput(caller, row);
  const outcome = applyTripEvent(trip, { event: 'undoSplit', at: row.stageChangedAt }, actor);
  if (outcome.kind === 'applied') return;
  if (outcome.kind === 'rejected' && outcome.rejection === 'forbidden') throw forbidden();
  throw conflict('nothingToUndo', 'No order of the trip is still on its way to a hub', {
    record: row.number,
    of: 'trip',
    stage: row.stage,
  });
}

/** The orders continue to their drops after their existing stops. */
async function planDrops(services: TripServices, tx: Db, row: TripRecord, orderIds: readonly string[]) {
  const estimator = { routing: services.routing, pricing: services.hooks.pricing };
  const course = await loadCourse(tx, row);
  const routes = await listOrderRoutes(tx, await findCarriableOrders(tx, row.organizationId, orderIds), row.id);
  const isPlanned = (orderId: string, position: number) =>
    course.stops.some(({ visits }) =>
      visits.some((visit) => visit.orderId === orderId && visit.orderPosition === position),
    );
  const missing = new Map(
    routes.map(({ orderId, visits }) => [
      orderId,
      visits.filter(({ orderPosition }) => !isPlanned(orderId, orderPosition)),
    ]),
  );
  const stops = await addVisits(tx, estimator, row, course, missing, row.pickAt ?? services.now());
  await replanTrip(tx, estimator, row, stops.map(toStopInput), course.passed);
}

/**
 * T22: orders that are not at their hub yet stay on the trip, which delivers them itself.
 * @throws 403; 404; 409 if there are none
 */
export const undoSplit = (services: TripServices, caller: Caller, id: string, seen?: SeenRevision): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    assertUndoable(caller, row);
    const at = services.now();
    const transfers = await listUndoableTransfers(tx, id);
    for (const { orderId, stopPosition } of transfers) {
      const { organizationId } = await tx
        .selectFrom('orders')
        .select('organizationId')
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await deleteOpenTransfer(tx, orderId);
      await removeTransferStops(tx, orderId, stopPosition);
      await refitSlots(services, tx, caller, orderId);
      await recordTimeline(tx, caller, {
        subject: 'order',
        subjectId: orderId,
        organizationId,
        event: 'undoSplit',
        occurredAt: at,
      });
      await publishOrderChanged(tx, orderId);
    }
    for (const { orderId, toTripId, isNewTrip } of transfers)
      await leaveOnwardTrip(services, tx, { orderId, toTripId, isNewTrip, caller, at });
    await planDrops(
      services,
      tx,
      row,
      transfers.map(({ orderId }) => orderId),
    );
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'undoSplit',
      occurredAt: at,
    });
    await publishTripChanged(tx, row);
  });
