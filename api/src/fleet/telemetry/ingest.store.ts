import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deferred } from '../../platform/database/pipelined-statements.ts';
import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import type { RejectionReason, TrackingApp } from 'shared-contracts/values/fleet/tracking';
import type { Driven } from './driven.rules.ts';
import { compactState } from './intake/merge-states.rules.ts';
import type { AcceptedPosition, DoubtedPosition, LatestPosition } from './position.rules.ts';

export type Sender = { organizationId: string; device: string };
/** New positions of a vehicle, the oldest first. `previousAt`: the time of its newest stored position. */
export type VehiclePositions = {
  vehicleId: string;
  previousAt: number | null;
  positions: readonly AcceptedPosition[];
};
export type LastPosition = AcceptedPosition &
  Driven & { vehicleId: string; heardAt: number; doubted: DoubtedPosition | null };
export type TrackedVehicle = Sender & {
  id: string;
  vehicleTypeId: string;
  app: TrackingApp | null;
  lastPosition: (LatestPosition & Driven) | null;
};
type LockedVehicle = Omit<TrackedVehicle, 'lastPosition'>;

const pluck = <Row, Value>(rows: readonly Row[], pick: (row: Row) => Value) => rows.map(pick);

/** An array of values that need no quotes as PostgreSQL reads it: far faster than by the driver, which quotes each. */
const toArrayText = (values: readonly (string | number | boolean | null)[]) =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

/** Locks the vehicles, so that positions of each are ingested one batch after the other. */
async function lockVehicles(tx: Db, senders: readonly Sender[]): Promise<LockedVehicle[]> {
  const organizationIds = toArrayText(pluck(senders, ({ organizationId }) => organizationId));
  const devices = pluck(senders, ({ device }) => device);
  const { rows } = await sql<LockedVehicle>`
    select v.id, v.organization_id as "organizationId", v.vehicle_type_id as "vehicleTypeId", v.tracking_device as device, v.tracking_app as app
    from (select distinct * from unnest(${organizationIds}::uuid[], ${devices}::text[])) as sent (organization_id, device)
    join vehicles v on v.organization_id = sent.organization_id and v.tracking_device = sent.device
    order by v.id for no key update of v`.execute(tx.withoutPlugins());
  return rows;
}

/** Locks the vehicles with these devices, then reads their last positions, which a previous batch may have changed. */
export async function lockTrackedVehicles(tx: Db, senders: readonly Sender[]): Promise<TrackedVehicle[]> {
  const vehicles = await lockVehicles(tx, senders);
  const { rows } = await sql<LatestPosition & Driven & { vehicleId: string }>`
    select vehicle_id as "vehicleId", at, latitude, longitude, speed, heading, is_coarse as "isCoarse", accuracy,
      tracker_state as state, doubted, driven_km as "drivenKm", running_hours as "runningHours"
    from last_positions
    where vehicle_id = any(${toArrayText(pluck(vehicles, ({ id }) => id))}::uuid[])`.execute(tx.withoutPlugins());
  const lastPositionByVehicle = new Map(rows.map((row) => [row.vehicleId, row]));
  return vehicles.map((vehicle) => ({ ...vehicle, lastPosition: lastPositionByVehicle.get(vehicle.id) ?? null }));
}

const toStates = (rows: readonly AcceptedPosition[]) =>
  rows.some(({ state }) => state)
    ? pluck(rows, ({ state }) => compactState(state))
    : toArrayText(pluck(rows, () => null));

const toArrays = (vehicleIds: readonly string[], rows: readonly AcceptedPosition[]) =>
  sql.join([
    sql`${toArrayText(vehicleIds)}::uuid[]`,
    sql`${toArrayText(pluck(rows, (row) => row.at))}::bigint[]`,
    sql`${toArrayText(pluck(rows, (row) => row.latitude))}::double precision[]`,
    sql`${toArrayText(pluck(rows, (row) => row.longitude))}::double precision[]`,
    sql`${toArrayText(pluck(rows, (row) => row.speed))}::real[]`,
    sql`${toArrayText(pluck(rows, (row) => row.heading))}::real[]`,
    sql`${toArrayText(pluck(rows, (row) => row.isCoarse))}::boolean[]`,
    sql`${toArrayText(pluck(rows, (row) => row.accuracy))}::real[]`,
    sql`${toStates(rows)}::jsonb[]`,
  ]);

const isInOrder = ({ previousAt, positions }: VehiclePositions) =>
  positions.every(({ at }, i) => at > (positions[i - 1]?.at ?? previousAt ?? -Infinity));

/** The stored times of each vehicle with others that were stored before. */
export type StoredTimes = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Inserts positions of locked vehicles. All that are newer than their vehicle's last one must be new, which saves a
 * third of the time of `on conflict`.
 * @returns the times that were stored; null for all
 */
export async function insertPositions(
  tx: Db,
  vehicles: readonly VehiclePositions[],
  trustsLastPositions = true,
): Promise<StoredTimes | null> {
  if (vehicles.length === 0) return null;
  const rows = vehicles.flatMap(({ positions }) => positions);
  const vehicleIds = vehicles.flatMap(({ vehicleId, positions }) => positions.map(() => vehicleId));
  const insert = sql`
    insert into positions (vehicle_id, at, latitude, longitude, speed, heading, is_coarse, accuracy, tracker_state)
    select * from unnest(${toArrays(vehicleIds, rows)})`;
  if (trustsLastPositions && vehicles.every(isInOrder)) {
    await sql`${insert} ${deferred}`.execute(tx);
    return null;
  }
  // Mostly all are new, so that the response is short.
  const { rows: responses } = await sql<{ vehicleIds: string[] | null; times: number[] | null }>`
    with inserted as (${insert} on conflict do nothing returning vehicle_id, at)
    select case when count(*) < ${rows.length} then coalesce(array_agg(vehicle_id::text), '{}') end as "vehicleIds",
      array_agg(at::double precision) as times
    from inserted`.execute(tx.withoutPlugins());
  const { vehicleIds: storedIds, times } = responses[0] ?? { vehicleIds: null, times: null };
  if (!storedIds) return null;
  const timesByVehicle = new Map(vehicles.map(({ vehicleId }) => [vehicleId, new Set<number>()]));
  for (const [i, vehicleId] of storedIds.entries()) timesByVehicle.get(vehicleId)?.add(times?.[i] ?? 0);
  return timesByVehicle;
}

export async function saveLastPositions(tx: Db, rows: readonly LastPosition[]): Promise<void> {
  if (rows.length === 0) return;
  const vehicleIds = pluck(rows, (row) => row.vehicleId);
  const heardAt = toArrayText(pluck(rows, (row) => row.heardAt));
  const doubted = pluck(rows, (row) => row.doubted && JSON.stringify(row.doubted));
  const drivenKm = toArrayText(pluck(rows, (row) => row.drivenKm));
  const runningHours = toArrayText(pluck(rows, (row) => row.runningHours));
  await sql`
    insert into last_positions (
      vehicle_id, at, latitude, longitude, speed, heading, is_coarse, accuracy, tracker_state, heard_at, doubted,
      driven_km, running_hours)
    select * from unnest(${toArrays(vehicleIds, rows)}, ${heardAt}::bigint[], ${doubted}::jsonb[],
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
