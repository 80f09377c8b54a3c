import { sql } from 'kysely';
import { driveOrder } from '../orders/trip-orders.ts';
import type { Db } from '../platform/database.ts';
import { GEOFENCE_HOOKS, type GeofenceEvent, type GeofenceServer } from '../fleet/telemetry/geofence-steps.ts';
import { RUNNING_STAGES } from '../fleet/vehicles/period.rules.ts';
import { drivenBy, type NextVisit } from './geofence.rules.ts';

const ON_THE_WAY = sql.raw(
  `('started', 'arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit', 'arrivedToDropLocation', 'unloading', 'delayed')`,
);

const lockRunning = (tx: Db, vehicleId: string) =>
  tx
    .selectFrom('trips')
    .select('id')
    .where('vehicleId', '=', vehicleId)
    .where('stage', 'in', RUNNING_STAGES)
    .orderBy('startedAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** The orders at a trip's next stop, which is the first that one of them has not left, when it lies at a location. */
async function nextVisitsAt(tx: Db, tripId: string, locationId: string): Promise<NextVisit[]> {
  const { rows } = await sql<NextVisit>`
    with open as (
      select v.position, v.order_id, v.order_position, s.location_id, s.arrived_at from trip_stop_orders v
      join orders o on o.id = v.order_id and o.stage in ${ON_THE_WAY} join order_stops s on s.order_id = v.order_id and s.position = v.order_position
      where v.trip_id = ${tripId} and s.departed_at is null
    )
    select o.id as "orderId", o.stage, o.resume_stage as "resumeStage", o.stage_changed_at as "stageChangedAt", n.order_position = 0 as "isPickup", n.arrived_at as "arrivedAt",
      n.order_position = (select max(position) from order_stops last where last.order_id = o.id) as "isLastDrop"
    from open n join orders o on o.id = n.order_id
    where n.position = (select min(position) from open) and n.location_id = ${locationId} order by o.id`.execute(tx);
  return rows;
}

/** O10, O13, O14, O16 by themselves: a vehicle has come to the next stop of the trip that it is on, or has left it. */
export async function driveByGeofence(tx: Db, events: readonly GeofenceEvent[], server: GeofenceServer): Promise<void> {
  for (const event of events.toSorted((one, other) => one.at - other.at)) {
    const trip = await lockRunning(tx, event.vehicleId);
    const visits = trip ? await nextVisitsAt(tx, trip.id, event.locationId) : [];
    for (const visit of visits) {
      const told = drivenBy(event, visit);
      if (told) await driveOrder(server, tx, { orderId: visit.orderId, event: told, at: event.at });
    }
  }
}

GEOFENCE_HOOKS.push(driveByGeofence);
