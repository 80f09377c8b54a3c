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
 * Selects the time from which the vehicle's positions are visible to the caller: 0 within its organization, the start
 * of the share for a partner, null when the vehicle isn't visible.
 */
const selectVisibleSince = (db: Db, caller: Caller, vehicleId: string, now: number) =>
  db
    .selectFrom('vehicles')
    .select(({ cast }) => cast<number>(positionsVisibleSince(db, caller, now), 'bigint').as('since'))
    .where(visibleTo(db, caller, now))
    .where('vehicles.id', '=', vehicleId);

type Columns = Record<'at' | 'latitude' | 'longitude' | 'speed' | 'heading' | 'coarse', string | null>;

/** An array of numbers as PostgreSQL prints it: `{1,NULL}`; null if it is of no rows. */
const readNumbers = (array: string | null) =>
  array === null ? [] : (JSON.parse(`[${array.slice(1, -1).replaceAll('NULL', 'null')}]`) as (number | null)[]);

function toPositions({ at, latitude, longitude, speed, heading, coarse }: Columns): Position[] {
  const [latitudes, longitudes, speeds] = [readNumbers(latitude), readNumbers(longitude), readNumbers(speed)] as [
    number[],
    number[],
    number[],
  ];
  const headings = readNumbers(heading);
  const coarseTimes = new Set(readNumbers(coarse));
  return (readNumbers(at) as number[]).map((time, i) => ({
    at: time,
    latitude: latitudes[i] as number,
    longitude: longitudes[i] as number,
    speed: speeds[i] as number,
    heading: headings[i] ?? null,
    isCoarse: coarseTimes.has(time),
  }));
}

/**
 * Selects the positions in `[from, to]`, oldest first; only the first of each `interval` seconds. Returned as one row
 * of columns, which is much faster than a row per position.
 */
function selectColumns(vehicleId: string, { from, to }: Span, interval: number) {
  const bucket = sql`at / ${sql.lit(interval)}`;
  const distinct = interval > 1 ? sql`distinct on (${bucket})` : sql``;
  const order = interval > 1 ? sql`${bucket}, at` : sql`at`;
  return sql`
    array_agg(at)::text as at, array_agg(latitude)::text as latitude, array_agg(longitude)::text as longitude,
      array_agg(speed)::text as speed, array_agg(heading)::text as heading,
      (array_agg(at) filter (where is_coarse))::text as coarse
    from (
      select ${distinct} at, latitude, longitude, speed, heading, is_coarse from positions
      where vehicle_id = ${vehicleId} and at between ${from} and ${to}
      order by ${order}
    ) as ordered`;
}

export async function listPositions(db: Db, vehicleId: string, span: Span, interval: number): Promise<Position[]> {
  const { rows } = await sql<Columns>`select ${selectColumns(vehicleId, span, interval)}`.execute(db);
  return rows.flatMap(toPositions);
}

/** The positions, and the time from which they are visible to the caller; null if the vehicle isn't visible. */
export async function findVisiblePositions(
  db: Db,
  caller: Caller,
  { vehicleId, now, span, interval }: { vehicleId: string; now: number; span: Span; interval: number },
): Promise<{ since: number; positions: Position[] } | null> {
  const since = selectVisibleSince(db, caller, vehicleId, now);
  const { rows } = await sql<Columns & { since: number | null }>`
    select (${since}) as since, ${selectColumns(vehicleId, span, interval)}`.execute(db);
  const [row] = rows;
  return row && row.since !== null ? { since: row.since, positions: toPositions(row) } : null;
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
