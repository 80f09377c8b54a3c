import type { OrderMovedHook } from '../../orders/public.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { listOpenVisits, lockTripIfRunning } from '../geofences/visits.store.ts';
import { findStopOutOfSequence } from './sequence.rules.ts';

const ARRIVALS = ['arriveAtPickup', 'arriveAtDrop'];

/** Marks a stop that was reached before an earlier one of its trip, once, no matter who reported the arrival. */
export const markOutOfSequence: OrderMovedHook = async (services, tx, { orderId, tripId, event, at, caller }) => {
  if (tripId === null || !ARRIVALS.includes(event)) return;
  const trip = await lockTripIfRunning(tx, tripId);
  const stop = trip && findStopOutOfSequence(await listOpenVisits(tx, tripId), orderId);
  if (!stop) return;
  const marked = await tx
    .updateTable('tripStops')
    .set({ outOfSequenceAt: at })
    .from('locations')
    .whereRef('locations.id', '=', 'tripStops.locationId')
    .where('tripId', '=', tripId)
    .where('position', '=', stop.stopPosition)
    .where('outOfSequenceAt', 'is', null)
    .returning('locations.name')
    .executeTakeFirst();
  if (!marked) return;
  const { organizationId } = trip;
  await recordTimeline(tx, caller ?? { userId: null, actorId: null, organizationId }, {
    subject: 'trip',
    subjectId: tripId,
    organizationId,
    event: 'stopOutOfSequence',
    changes: { stop: { from: null, to: marked.name } },
    occurredAt: at,
    recordedAt: Math.max(at, services.now()),
  });
  await publishTripChanged(tx, trip);
};
