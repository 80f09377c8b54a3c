import { greatCircleRouting } from '../../network/public.ts';
import type { MoveServices, TransferEnded } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { deleteTripRow, listStopInputs } from '../core/trip-writes.store.ts';
import { isRunningStage } from '../stages/trip-stage.rules.ts';
import { PLANNED_STAGES } from '../stages/trip-stage-table.rules.ts';
import { applyTripTransition } from '../transitions/apply-trip-transition.ts';
import { deriveTripStage } from '../transitions/recompute-trip.ts';
import { replanTrip } from './replan-trip.ts';

/**
 * Removes an order from the trip that it would have joined at a hub. A trip that was created for it and has no other
 * order is deleted, or cancelled if it is on the road.
 */
export async function leaveOnwardTrip(
  services: MoveServices,
  tx: Db,
  { orderId, toTripId, isNewTrip, caller, at }: TransferEnded,
): Promise<void> {
  const trip = await tx.selectFrom('trips').selectAll().where('id', '=', toTripId).forUpdate().executeTakeFirst();
  if (!trip || !(PLANNED_STAGES.includes(trip.stage) || isRunningStage(trip.stage))) return;
  const without = (ids: readonly string[]) => ids.filter((id) => id !== orderId);
  const stops = (await listStopInputs(tx, toTripId))
    .map((stop) => ({ ...stop, pickOrderIds: without(stop.pickOrderIds), dropOrderIds: without(stop.dropOrderIds) }))
    .filter(({ pickOrderIds, dropOrderIds }) => pickOrderIds.length + dropOrderIds.length > 0);
  const time = Math.max(at, trip.stageChangedAt);
  if (stops.length === 0 && isRunningStage(trip.stage)) {
    const details = { caller, event: 'cancel', to: 'cancelled', at: time, now: services.now() } as const;
    await applyTripTransition(services, tx, trip, details);
    return;
  }
  if (stops.length === 0 && isNewTrip) {
    const { organizationId } = trip;
    if (trip.stage !== 'saved')
      await services.hooks.tripCredits.giveBack(tx, { caller, organizationId, tripId: toTripId, at: time });
    await publishTripChanged(tx, trip);
    await deleteTripRow(tx, toTripId);
    await recordTimeline(tx, caller ?? { userId: null, actorId: null, organizationId }, {
      subject: 'trip',
      subjectId: toTripId,
      organizationId,
      event: 'delete',
      from: trip.stage,
      occurredAt: time,
    });
    return;
  }
  // Skips the routing service, because the request that moves the order waits for this.
  await replanTrip(tx, { routing: greatCircleRouting, pricing: services.hooks.pricing }, trip, stops);
  await deriveTripStage(services, tx, toTripId, { at: time, caller });
}
