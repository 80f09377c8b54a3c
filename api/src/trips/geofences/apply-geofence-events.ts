import { sql } from 'kysely';
import { type GeofenceEvent, type GeofenceServer, RUNNING_STAGES } from '../../fleet/public.ts';
import { driveOrder, EXECUTING_STAGES } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { toOrderEvent, type NextVisit } from './geofence.rules.ts';

const EXECUTING_ORDERS = sql.raw(`('${[...EXECUTING_STAGES, 'delayed'].join("', '")}')`);

const lockRunningTrip = (tx: Db, vehicleId: string) =>
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

/**
 * The orders at a trip's next stop, which is the first stop that one of them has not left. Empty unless it is at the
 * location.
 */
async function listNextVisits(tx: Db, tripId: string, locationId: string): Promise<NextVisit[]> {
  const { rows } = await sql<NextVisit>`
    with open as (
      select v.position, v.order_id, v.order_position, s.location_id, s.arrived_at,
        coalesce(s.kind, case s.position when 0 then 'pickup' else 'drop' end) as kind
      from trip_stop_orders v
      join orders o on o.id = v.order_id and o.stage in ${EXECUTING_ORDERS}
      join order_stops s on s.order_id = v.order_id and s.position = v.order_position
      where v.trip_id = ${tripId} and s.departed_at is null
    )
    select o.id as "orderId", o.stage, o.resume_stage as "resumeStage", o.stage_changed_at as "stageChangedAt",
      n.kind = 'pickup' as "isPickup", n.order_position = 0 as "isFirst", n.arrived_at as "arrivedAt",
      n.order_position = (select max(position) from order_stops last where last.order_id = o.id) as "isLastDrop"
    from open n
    join orders o on o.id = n.order_id
    where n.position = (select min(position) from open) and n.location_id = ${locationId}
    order by o.id`.execute(tx);
  return rows;
}

/** O10, O13, O14, O16: moves orders when their vehicle enters or leaves the next stop of its running trip. */
export async function applyGeofenceEvents(
  tx: Db,
  events: readonly GeofenceEvent[],
  services: GeofenceServer,
): Promise<void> {
  for (const event of events.toSorted((a, b) => a.at - b.at)) {
    const trip = await lockRunningTrip(tx, event.vehicleId);
    const visits = trip ? await listNextVisits(tx, trip.id, event.locationId) : [];
    for (const visit of visits) {
      const orderEvent = toOrderEvent(event, visit);
      if (orderEvent) await driveOrder(services, tx, { orderId: visit.orderId, event: orderEvent, at: event.at });
    }
  }
}
