import { sql } from 'kysely';
import type { DetailedTrack, Position } from 'shared-contracts/fleet/telemetry';
import { selectUsableLocations } from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { positionsVisibleSince, visibleTo } from '../sharing/shared-vehicles.store.ts';
import { type Geofence, isInside } from './geofence.rules.ts';

export type Span = { from: number; to: number };

/**
 * Returns the time from which the vehicle's positions are visible to the caller: 0 within its organization, the start
 * of the share for a partner, null when the vehicle isn't visible.
 */
export async function findVisibleSince(db: Db, caller: Caller, vehicleId: string, now: number): Promise<number | null> {
  const vehicle = await db
    .selectFrom('vehicles')
    .select(({ cast }) => cast<number>(positionsVisibleSince(db, caller, now), 'bigint').as('since'))
    .where(visibleTo(db, caller, now))
    .where('vehicles.id', '=', vehicleId)
    .executeTakeFirst();
  return vehicle?.since ?? null;
}

/** Lists the positions in `[from, to]`, the oldest first; only the first of each `interval` seconds. */
export async function listPositions(
  db: Db,
  vehicleId: string,
  { from, to }: Span,
  interval: number,
): Promise<Position[]> {
  const bucket = sql`at / ${sql.lit(interval)}`;
  const distinct = interval > 1 ? sql`distinct on (${bucket})` : sql``;
  const order = interval > 1 ? sql`${bucket}, at` : sql`at`;
  const { rows } = await sql<Position>`
    select ${distinct} at, latitude, longitude, speed, heading, is_coarse as "isCoarse" from positions
    where vehicle_id = ${vehicleId} and at between ${from} and ${to}
    order by ${order}`.execute(db.withoutPlugins());
  return rows;
}

/** Finds the name of a usable location at each point; null where there is none. */
export async function findLocationNames(
  db: Db,
  caller: Caller,
  points: readonly { latitude: number; longitude: number }[],
): Promise<(string | null)[]> {
  if (points.length === 0) return [];
  const usable = selectUsableLocations(db, isRoot(caller) ? null : caller.organizationId);
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const { rows } = await sql<Geofence & { n: number; name: string; geofencePolygon: Point[] | null }>`
    select n, name, l.latitude, l.longitude, geofence_radius as "geofenceRadius", geofence_polygon as "geofencePolygon"
    from unnest(${latitudes}::double precision[], ${longitudes}::double precision[])
      with ordinality as p (latitude, longitude, n)
    join locations l on geofence_box(l.geofence_type, l.latitude, l.longitude, l.geofence_radius, l.geofence_polygon)
      && box(point(p.longitude, p.latitude), point(p.longitude, p.latitude))
    where l.id in ${usable.select('locations.id')}
    order by l.organization_id = ${caller.organizationId} desc, name, l.id`.execute(db);
  return points.map(
    ({ latitude, longitude }, i) =>
      rows.find((row) => Number(row.n) === i + 1 && isInside([latitude, longitude], row))?.name ?? null,
  );
}

const STARTED_STAGES = sql`('started')`;
const ENDED_STAGES = sql`('completed', 'incomplete', 'manualCompleted', 'cancelled')`;

/** Lists the trips of the caller's organization that the vehicle was on within the span, from their timelines. */
export async function listTrips(
  db: Db,
  caller: Caller,
  vehicleId: string,
  { from, to }: Span,
): Promise<DetailedTrack['trips']> {
  const isVisible = isRoot(caller) ? sql`true` : sql`t.organization_id = ${caller.organizationId}`;
  const firstTimeOf = (stages: ReturnType<typeof sql>) => sql`(
    select occurred_at from timeline_entries e
    where e.subject = 'trip' and e.subject_id = t.id and e.to_stage in ${stages}
    order by position limit 1)`;
  const { rows } = await sql<DetailedTrack['trips'][number]>`
    select * from (
      select t.id, t.number, t.stage, coalesce(t.vehicle_since, ${firstTimeOf(STARTED_STAGES)}) as "fromAt",
        case when t.stage in ('started', 'transit') then null else ${firstTimeOf(ENDED_STAGES)} end as "toAt"
      from trips t where t.vehicle_id = ${vehicleId} and ${isVisible}
      union all
      select t.id, t.number, t.stage, coalesce((
          select max(earlier.at) from trip_handovers earlier
          where earlier.trip_id = t.id and earlier.position < h.position and earlier.from_vehicle_id <> earlier.to_vehicle_id
        ), ${firstTimeOf(STARTED_STAGES)}) as "fromAt", h.at as "toAt"
      from trip_handovers h join trips t on t.id = h.trip_id
      where h.from_vehicle_id = ${vehicleId} and h.to_vehicle_id <> h.from_vehicle_id and ${isVisible}
    ) as started_trips
    where "fromAt" <= ${to} and ("toAt" is null or "toAt" >= ${from}) order by "fromAt", number`.execute(db);
  return rows;
}
