import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Doubted, Known, RefusalReason } from './position.rules.ts';

export type Sender = { organizationId: string; device: string };
export type StoredPosition = {
  vehicleId: string;
  at: number;
  latitude: number;
  longitude: number;
  speed: number;
  heading: number | null;
};
export type LastPosition = StoredPosition & { heardAt: number; doubted: Doubted | null };
export type KnownVehicle = Sender & { id: string; known: Known | null };

const column = <Row, Value>(rows: readonly Row[], value: (row: Row) => Value) => rows.map(value);

/** The vehicles that bear these devices. Until the transaction ends nobody else takes in positions of them. */
async function lockTracked(tx: Db, senders: readonly Sender[]): Promise<(Sender & { id: string })[]> {
  const { rows } = await sql<Sender & { id: string }>`
    select v.id, v.organization_id as "organizationId", v.tracking_device as device
    from (select distinct * from unnest(${column(senders, (one) => one.organizationId)}::uuid[], ${column(senders, (one) => one.device)}::text[])) as sent (organization_id, device)
    join vehicles v on v.organization_id = sent.organization_id and v.tracking_device = sent.device
    order by v.id for no key update of v`.execute(tx);
  return rows;
}

/** The vehicles that bear these devices, locked, and only then where they were last: whoever had them before is done. */
export async function trackedBy(tx: Db, senders: readonly Sender[]): Promise<KnownVehicle[]> {
  const vehicles = await lockTracked(tx, senders);
  const { rows } = await sql<Known & { vehicleId: string }>`
    select vehicle_id, at, latitude, longitude, speed, heading, doubted from last_positions where vehicle_id = any(${column(vehicles, ({ id }) => id)}::uuid[])`.execute(
    tx,
  );
  const known = new Map(rows.map(({ vehicleId, ...last }) => [vehicleId, last]));
  return vehicles.map((vehicle) => ({ ...vehicle, known: known.get(vehicle.id) ?? null }));
}

const arraysOf = (rows: readonly StoredPosition[]) =>
  sql.join([
    sql`${column(rows, (row) => row.vehicleId)}::uuid[]`,
    sql`${column(rows, (row) => row.at)}::bigint[]`,
    sql`${column(rows, (row) => row.latitude)}::double precision[]`,
    sql`${column(rows, (row) => row.longitude)}::double precision[]`,
    sql`${column(rows, (row) => row.speed)}::real[]`,
    sql`${column(rows, (row) => row.heading)}::real[]`,
  ]);

/** @returns how many were not there yet */
export async function insertPositions(tx: Db, rows: readonly StoredPosition[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    insert into positions (vehicle_id, at, latitude, longitude, speed, heading) select * from unnest(${arraysOf(rows)}) on conflict do nothing`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

export async function saveLast(tx: Db, rows: readonly LastPosition[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into last_positions (vehicle_id, at, latitude, longitude, speed, heading, heard_at, doubted)
    select * from unnest(${arraysOf(rows)}, ${column(rows, (row) => row.heardAt)}::bigint[], ${column(rows, (row) => row.doubted && JSON.stringify(row.doubted))}::jsonb[])
    on conflict (vehicle_id) do update set
      at = excluded.at, latitude = excluded.latitude, longitude = excluded.longitude, speed = excluded.speed, heading = excluded.heading,
      heard_at = excluded.heard_at, doubted = excluded.doubted`.execute(tx);
}

export type Refused = Sender & { reason: RefusalReason; count: number };

/** Adds to what was refused of each device. */
export async function countRefused(tx: Db, refused: readonly Refused[], now: number): Promise<void> {
  if (refused.length === 0) return;
  await sql`
    insert into refused_positions (organization_id, device, reason, count, last_at)
    select organization_id, device, reason, count, ${now} from unnest(
      ${column(refused, (one) => one.organizationId)}::uuid[], ${column(refused, (one) => one.device)}::text[], ${column(refused, (one) => one.reason)}::text[],
      ${column(refused, (one) => one.count)}::bigint[]
    ) as told (organization_id, device, reason, count)
    order by organization_id, device, reason
    on conflict (organization_id, device, reason) do update set count = refused_positions.count + excluded.count, last_at = excluded.last_at`.execute(
    tx,
  );
}
