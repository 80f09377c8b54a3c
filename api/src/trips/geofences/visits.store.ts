import { sql } from 'kysely';
import { RUNNING_STAGES } from '../../fleet/public.ts';
import { EXECUTING_STAGES } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visit } from './geofence.rules.ts';

const EXECUTING_ORDERS = sql.raw(`('${[...EXECUTING_STAGES, 'delayed'].join("', '")}')`);

const RUNNING_TRIP_COLUMNS = ['id', 'organizationId', 'vehicleId', 'billingPartnerId', 'driverId'] as const;

/** The trip that a vehicle was running at that time; of several, the one that started first. */
export const lockRunningTrip = (tx: Db, vehicleId: string, at: number) =>
  tx
    .selectFrom('trips')
    .select(RUNNING_TRIP_COLUMNS)
    .where('vehicleId', '=', vehicleId)
    .where('stage', 'in', RUNNING_STAGES)
    .where(({ eb, or }) => or([eb('vehicleSince', 'is', null), eb('vehicleSince', '<=', at)]))
    .orderBy('startedAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Undefined for a trip that is over. */
export const lockTripIfRunning = (tx: Db, tripId: string) =>
  tx
    .selectFrom('trips')
    .select(RUNNING_TRIP_COLUMNS)
    .where('id', '=', tripId)
    .where('stage', 'in', RUNNING_STAGES)
    .forUpdate()
    .executeTakeFirst();

/** Open visits of a trip's orders on the road, in the order of the stops. */
export async function listOpenVisits(tx: Db, tripId: string): Promise<Visit[]> {
  const { rows } = await sql<Visit>`
    select v.position as "stopPosition", s.position as "orderPosition", s.location_id as "locationId", o.id as "orderId", o.stage,
      o.resume_stage as "resumeStage", o.stage_changed_at as "stageChangedAt", s.arrived_at as "arrivedAt",
      coalesce(s.kind, case s.position when 0 then 'pickup' else 'drop' end) = 'pickup' as "isPickup",
      s.position = 0 as "isFirst",
      not exists (
        select from order_stops other
        where other.order_id = o.id and other.position > 0 and other.position <> s.position
          and other.departed_at is null and coalesce(other.kind, 'drop') = 'drop'
      ) as "isLastDrop",
      not exists (
        select from order_stops earlier
        where earlier.order_id = o.id and earlier.position < s.position and earlier.departed_at is null
          and 'pickup' in (
            coalesce(earlier.kind, case earlier.position when 0 then 'pickup' else 'drop' end),
            coalesce(s.kind, case s.position when 0 then 'pickup' else 'drop' end))
          and (earlier.position > 0 or o.stage = 'started' or (o.stage = 'delayed' and o.resume_stage = 'started'))
      ) as "isReachable",
      exists (
        select from trip_stops earlier
        where earlier.trip_id = v.trip_id and earlier.position < v.position and earlier.location_id = s.location_id
      ) as "isReturn",
      exists (
        select from order_transfers x
        where x.order_id = o.id and x.to_trip_id = v.trip_id and x.transferred_at is null
      ) as "isAwaited"
    from trip_stop_orders v
    join orders o on o.id = v.order_id and o.stage in ${EXECUTING_ORDERS}
    join order_stops s on s.order_id = v.order_id and s.position = v.order_position
    where v.trip_id = ${tripId} and s.departed_at is null
    order by v.position, o.id`.execute(tx);
  return rows;
}
