import type { GeofenceEvent, GeofenceServer } from '../../fleet/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordRejectedMove } from '../rejected-moves/rejected-moves.store.ts';
import { listExpectedMoves } from './geofence.rules.ts';
import { moveByGeofence } from './move-by-geofence.ts';
import { listOpenVisits, lockRunningTrip } from './visits.store.ts';

async function applyEvent(services: GeofenceServer, tx: Db, { kind, vehicleId, locationId, at }: GeofenceEvent) {
  const trip = await lockRunningTrip(tx, vehicleId, at);
  if (!trip) return;
  const moves = listExpectedMoves({ kind, locationId }, await listOpenVisits(tx, trip.id));
  for (const { visit, event } of moves) {
    const rejection = await moveByGeofence(services, tx, { visit, event, at });
    if (!rejection) continue;
    const { orderId, stopPosition } = visit;
    services.log.warn({ tripId: trip.id, orderId, event, code: rejection.code }, 'rejected the move of a geofence');
    await recordRejectedMove(tx, {
      organizationId: trip.organizationId,
      tripId: trip.id,
      orderId,
      stopPosition,
      locationId,
      source: 'geofence',
      event,
      ...rejection,
      userId: null,
      occurredAt: at,
      recordedAt: services.now(),
    });
  }
}

/**
 * O10, O13, O14, O16: moves orders when their vehicle enters or leaves a stop of its running trip. What cannot be moved
 * is recorded and tried again.
 */
export async function applyGeofenceEvents(
  tx: Db,
  events: readonly GeofenceEvent[],
  services: GeofenceServer,
): Promise<void> {
  for (const event of events.toSorted((a, b) => a.at - b.at)) await applyEvent(services, tx, event);
}
