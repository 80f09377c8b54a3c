import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { DoubtedPosition, LatestPosition, RejectionReason } from './position.rules.ts';

export type Sender = { organizationId: string; device: string };
export type StoredPosition = {
  vehicleId: string;
  at: number;
  latitude: number;
  longitude: number;
  speed: number;
  heading: number | null;
};
export type LastPosition = StoredPosition & { heardAt: number; doubted: DoubtedPosition | null };
export type TrackedVehicle = Sender & { id: string; lastPosition: LatestPosition | null };

const pluck = <Row, Value>(rows: readonly Row[], pick: (row: Row) => Value) => rows.map(pick);

/** Locks the vehicles, so that positions of each are ingested one batch after the other. */
async function lockVehicles(tx: Db, senders: readonly Sender[]): Promise<(Sender & { id: string })[]> {
  const organizationIds = pluck(senders, ({ organizationId }) => organizationId);
  const devices = pluck(senders, ({ device }) => device);
  const { rows } = await sql<Sender & { id: string }>`
    select v.id, v.organization_id as "organizationId", v.tracking_device as device
    from (select distinct * from unnest(${organizationIds}::uuid[], ${devices}::text[])) as sent (organization_id, device)
    join vehicles v on v.organization_id = sent.organization_id and v.tracking_device = sent.device
    order by v.id for no key update of v`.execute(tx);
  return rows;
}

/** Locks the vehicles with these devices, then reads their last positions, which a previous batch may have changed. */
export async function lockTrackedVehicles(tx: Db, senders: readonly Sender[]): Promise<TrackedVehicle[]> {
  const vehicles = await lockVehicles(tx, senders);
  const { rows } = await sql<LatestPosition & { vehicleId: string }>`
    select vehicle_id, at, latitude, longitude, speed, heading, doubted
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
  ]);

/** @returns the number of new positions */
export async function insertPositions(tx: Db, rows: readonly StoredPosition[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    insert into positions (vehicle_id, at, latitude, longitude, speed, heading)
    select * from unnest(${toArrays(rows)})
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

export async function saveLastPositions(tx: Db, rows: readonly LastPosition[]): Promise<void> {
  if (rows.length === 0) return;
  const heardAt = pluck(rows, (row) => row.heardAt);
  const doubted = pluck(rows, (row) => row.doubted && JSON.stringify(row.doubted));
  await sql`
    insert into last_positions (vehicle_id, at, latitude, longitude, speed, heading, heard_at, doubted)
    select * from unnest(${toArrays(rows)}, ${heardAt}::bigint[], ${doubted}::jsonb[])
    on conflict (vehicle_id) do update set
      at = excluded.at, latitude = excluded.latitude, longitude = excluded.longitude, speed = excluded.speed,
      heading = excluded.heading, heard_at = excluded.heard_at, doubted = excluded.doubted`.execute(tx);
}

export type RejectedPositions = Sender & { reason: RejectionReason; count: number };

/** Adds to the counts of each device and reason. */
export async function countRejected(tx: Db, rejected: readonly RejectedPositions[], now: number): Promise<void> {
  if (rejected.length === 0) return;
  const organizationIds = pluck(rejected, ({ organizationId }) => organizationId);
  const devices = pluck(rejected, ({ device }) => device);
  const reasons = pluck(rejected, ({ reason }) => reason);
  const counts = pluck(rejected, ({ count }) => count);
  await sql`
    insert into refused_positions (organization_id, device, reason, count, last_at)
    select organization_id, device, reason, count, ${now}
    from unnest(${organizationIds}::uuid[], ${devices}::text[], ${reasons}::text[], ${counts}::bigint[])
      as rejected (organization_id, device, reason, count)
    order by organization_id, device, reason
    on conflict (organization_id, device, reason)
      do update set count = refused_positions.count + excluded.count, last_at = excluded.last_at`.execute(tx);
}
