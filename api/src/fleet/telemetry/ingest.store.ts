import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deferred } from '../../platform/database/pipelined-statements.ts';
import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import type { RejectionReason, TrackingApp } from 'shared-contracts/values/fleet/tracking';
import type { Driven } from './driven.rules.ts';
import { compactState } from './intake/merge-states.rules.ts';
import type { AcceptedPosition, DoubtedPosition, LatestPosition } from './position.rules.ts';

export type Sender = { organizationId: string; device: string };
export type StoredPosition = AcceptedPosition & { vehicleId: string };
export type LastPosition = StoredPosition & Driven & { heardAt: number; doubted: DoubtedPosition | null };
export type TrackedVehicle = Sender & {
  id: string;
  vehicleTypeId: string;
  app: TrackingApp | null;
  lastPosition: (LatestPosition & Driven) | null;
};
type LockedVehicle = Omit<TrackedVehicle, 'lastPosition'>;

const pluck = <Row, Value>(rows: readonly Row[], pick: (row: Row) => Value) => rows.map(pick);

/** Locks the vehicles, so that positions of each are ingested one batch after the other. */
async function lockVehicles(tx: Db, senders: readonly Sender[]): Promise<LockedVehicle[]> {
  const organizationIds = pluck(senders, ({ organizationId }) => organizationId);
  const devices = pluck(senders, ({ device }) => device);
  const { rows } = await sql<LockedVehicle>`
    select v.id, v.organization_id as "organizationId", v.vehicle_type_id as "vehicleTypeId", v.tracking_device as device, v.tracking_app as app
    from (select distinct * from unnest(${organizationIds}::uuid[], ${devices}::text[])) as sent (organization_id, device)
    join vehicles v on v.organization_id = sent.organization_id and v.tracking_device = sent.device
    order by v.id for no key update of v`.execute(tx);
  return rows;
}

/** Locks the vehicles with these devices, then reads their last positions, which a previous batch may have changed. */
export async function lockTrackedVehicles(tx: Db, senders: readonly Sender[]): Promise<TrackedVehicle[]> {
  const vehicles = await lockVehicles(tx, senders);
  const { rows } = await sql<LatestPosition & Driven & { vehicleId: string }>`
    select vehicle_id, at, latitude, longitude, speed, heading, is_coarse, accuracy, tracker_state as state, doubted,
      driven_km, running_hours
    from last_positions
    where vehicle_id = any(${pluck(vehicles, ({ id }) => id)}::uuid[])`.execute(tx);
  const lastPositionByVehicle = new Map(rows.map(({ vehicleId, ...position }) => [vehicleId, position]));
  return vehicles.map((vehicle) => ({ ...vehicle, lastPosition: lastPositionByVehicle.get(vehicle.id) ?? null }));
}

const toArrays = (rows: readonly StoredPosition[]) =>
  sql.join([
    sql`${pluck(rows, (row) => row.vehicleId)}::uuid[]`,
    sql`${pluck(rows, (row) => row.at)}::bigint[]`,
    sql`${pluck(rows, (row) => row.latitude)}::double precision[]`,
    sql`${pluck(rows, (row) => row.longitude)}::double precision[]`,
    sql`${pluck(rows, (row) => row.speed)}::real[]`,
    sql`${pluck(rows, (row) => row.heading)}::real[]`,
    sql`${pluck(rows, (row) => row.isCoarse)}::boolean[]`,
    sql`${pluck(rows, (row) => row.accuracy)}::real[]`,
    sql`${pluck(rows, (row) => compactState(row.state))}::jsonb[]`,
  ]);

/** @returns the number of new positions by vehicle */
export async function insertPositions(tx: Db, rows: readonly StoredPosition[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  // Mostly all are new, so that the answer is one row.
  const { rows: answer } = await sql<{ vehicleIds: string[] | null }>`
    with inserted as (
      insert into positions (vehicle_id, at, latitude, longitude, speed, heading, is_coarse, accuracy, tracker_state)
      select * from unnest(${toArrays(rows)})
      on conflict do nothing returning vehicle_id
    )
    select case when count(*) < ${rows.length} then coalesce(array_agg(vehicle_id::text), '{}') end as vehicle_ids
    from inserted`.execute(tx);
  const counts = new Map<string, number>();
  const vehicleIds = answer[0]?.vehicleIds ?? pluck(rows, (row) => row.vehicleId);
  for (const vehicleId of vehicleIds) counts.set(vehicleId, (counts.get(vehicleId) ?? 0) + 1);
  return counts;
}

export async function saveLastPositions(tx: Db, rows: readonly LastPosition[]): Promise<void> {
  if (rows.length === 0) return;
  const heardAt = pluck(rows, (row) => row.heardAt);
  const doubted = pluck(rows, (row) => row.doubted && JSON.stringify(row.doubted));
  const drivenKm = pluck(rows, (row) => row.drivenKm);
  const runningHours = pluck(rows, (row) => row.runningHours);
  await sql`
    insert into last_positions (
      vehicle_id, at, latitude, longitude, speed, heading, is_coarse, accuracy, tracker_state, heard_at, doubted,
      driven_km, running_hours)
    select * from unnest(${toArrays(rows)}, ${heardAt}::bigint[], ${doubted}::jsonb[],
      ${drivenKm}::double precision[], ${runningHours}::double precision[])
    on conflict (vehicle_id) do update set
      at = excluded.at, latitude = excluded.latitude, longitude = excluded.longitude, speed = excluded.speed,
      heading = excluded.heading, is_coarse = excluded.is_coarse, accuracy = excluded.accuracy,
      tracker_state = excluded.tracker_state, heard_at = excluded.heard_at, doubted = excluded.doubted,
      driven_km = excluded.driven_km, running_hours = excluded.running_hours ${deferred}`.execute(tx);
}

export type VehicleHeartbeat = { vehicleId: string; at: number; state: TrackerState | null };

/** Records that trackers are alive. Vehicles without any position are skipped. */
export async function saveHeartbeats(tx: Db, heartbeats: readonly VehicleHeartbeat[]): Promise<void> {
  if (heartbeats.length === 0) return;
  const vehicleIds = pluck(heartbeats, ({ vehicleId }) => vehicleId);
  const times = pluck(heartbeats, ({ at }) => at);
  const states = pluck(heartbeats, ({ state }) => compactState(state));
  await sql`
    update last_positions set alive_at = greatest(alive_at, h.at), tracker_state = coalesce(h.state, tracker_state)
    from unnest(${vehicleIds}::uuid[], ${times}::bigint[], ${states}::jsonb[]) as h (vehicle_id, at, state)
    where last_positions.vehicle_id = h.vehicle_id ${deferred}`.execute(tx);
}

export type RejectedPositions = Sender & { reason: RejectionReason; count: number };

/** Per organization; further devices are counted together, as the device without a name. */
const MAX_DEVICES = 1_000;

/** Adds to the counts of each device and reason. @returns the organizations with newly listed devices */
export async function countRejected(tx: Db, rejected: readonly RejectedPositions[], now: number): Promise<string[]> {
  if (rejected.length === 0) return [];
  const organizationIds = pluck(rejected, ({ organizationId }) => organizationId);
  const devices = pluck(rejected, ({ device }) => device);
  const reasons = pluck(rejected, ({ reason }) => reason);
  const counts = pluck(rejected, ({ count }) => count);
  const { rows } = await sql<{ organizationId: string; isNew: boolean }>`
    with rejected as (
      select * from unnest(${organizationIds}::uuid[], ${devices}::text[], ${reasons}::text[], ${counts}::bigint[])
        as sent (organization_id, device, reason, count)
    ), listed as (
      select organization_id, reason, count, case
        when exists (
          select from refused_positions p where p.organization_id = rejected.organization_id and p.device = rejected.device
        ) or (
          select count(*) from refused_positions p where p.organization_id = rejected.organization_id
        ) < ${sql.lit(MAX_DEVICES)} then device else '' end as device
      from rejected
    )
    insert into refused_positions (organization_id, device, reason, count, last_at)
    select organization_id, device, reason, sum(count), ${now} from listed
    group by organization_id, device, reason order by organization_id, device, reason
    on conflict (organization_id, device, reason)
      do update set count = refused_positions.count + excluded.count, last_at = excluded.last_at
    returning organization_id, xmax = 0 as is_new`.execute(tx);
  return [...new Set(rows.filter(({ isNew }) => isNew).map(({ organizationId }) => organizationId))];
}
