import { sql } from 'kysely';
import type { DetailedTrack, Position } from 'shared-contracts/telemetry';
import type { Point } from '../../network/geo/great-circle.rules.ts';
import { nameableLocations } from '../../network/locations/locations.store.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { visibleTo } from '../vehicles/shared-vehicles.store.ts';
import { type Geofence, isInside } from './geofence.rules.ts';

export type Span = { from: number; to: number };

/** From when on the caller may see where a vehicle was; null: not at all. A partner sees nothing from before the vehicle was lent to it. */
export async function seenSince(db: Db, caller: Caller, vehicleId: string, now: number): Promise<number | null> {
  const vehicle = await db
    .selectFrom('vehicles')
    .select('organizationId')
    .where(visibleTo(db, caller, now))
    .where('id', '=', vehicleId)
    .executeTakeFirst();
  if (!vehicle) return null;
  if (isRoot(caller) || vehicle.organizationId === caller.organizationId) return 0;
  const share = await db
    .selectFrom('vehicleShares')
    .select('fromAt')
    .where('vehicleId', '=', vehicleId)
    .where('partnerId', '=', caller.organizationId)
    .where('fromAt', '<=', now)
    .where(({ eb, or }) => or([eb('toAt', 'is', null), eb('toAt', '>', now)]))
    .executeTakeFirst();
  return share?.fromAt ?? null;
}

/** The positions of `[from, to]`, the oldest first; of each `grid` seconds the first. */
export async function positionsIn(db: Db, vehicleId: string, { from, to }: Span, grid: number): Promise<Position[]> {
  const cell = sql`at / ${sql.lit(grid)}`;
  const first = grid > 1 ? sql`distinct on (${cell})` : sql``;
  const order = grid > 1 ? sql`${cell}, at` : sql`at`;
  const { rows } =
    await sql<Position>`select ${first} at, latitude, longitude, speed, heading from positions where vehicle_id = ${vehicleId} and at between ${from} and ${to} order by ${order}`.execute(
      db.withoutPlugins(),
    );
  return rows;
}

/** The names of locations that the caller may name at these places; null: there is none. */
export async function placesAt(
  db: Db,
  caller: Caller,
  places: readonly { latitude: number; longitude: number }[],
): Promise<(string | null)[]> {
  if (places.length === 0) return [];
  const nameable = nameableLocations(db, isRoot(caller) ? null : caller.organizationId);
  const { rows } = await sql<Geofence & { n: number; name: string; geofencePolygon: Point[] | null }>`
    select n, name, l.latitude, l.longitude, geofence_radius as "geofenceRadius", geofence_polygon as "geofencePolygon"
    from unnest(${places.map(({ latitude }) => latitude)}::double precision[], ${places.map(({ longitude }) => longitude)}::double precision[]) with ordinality as p (latitude, longitude, n)
    join locations l on geofence_box(l.geofence_type, l.latitude, l.longitude, l.geofence_radius, l.geofence_polygon) && box(point(p.longitude, p.latitude), point(p.longitude, p.latitude))
    where l.id in ${nameable.select('locations.id')} order by l.organization_id = ${caller.organizationId} desc, name, l.id`.execute(
    db,
  );
  return places.map(
    ({ latitude, longitude }, i) =>
      rows.find((row) => Number(row.n) === i + 1 && isInside([latitude, longitude], row))?.name ?? null,
  );
}

const STARTED = sql.lit('started');
const ENDED = sql`('completed', 'incomplete', 'manualCompleted', 'cancelled')`;

/** The trips of the caller's organization that a vehicle was on within the span, as their timelines tell it. */
export async function tripsIn(
  db: Db,
  caller: Caller,
  vehicleId: string,
  { from, to }: Span,
): Promise<DetailedTrack['trips']> {
  const own = isRoot(caller) ? sql`true` : sql`t.organization_id = ${caller.organizationId}`;
  const at = (stages: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
    sql`(select occurred_at from timeline_entries e where e.subject = 'trip' and e.subject_id = t.id and e.to_stage in ${stages} order by position ${order} limit 1)`;
  const { rows } = await sql<DetailedTrack['trips'][number]>`
    select * from (
      select t.id, t.number, t.stage, ${at(sql`(${STARTED})`, sql`asc`)} as "fromAt",
        case when t.stage in ('started', 'transit') then null else ${at(ENDED, sql`asc`)} end as "toAt"
      from trips t where t.vehicle_id = ${vehicleId} and ${own}
    ) as ran
    where "fromAt" <= ${to} and ("toAt" is null or "toAt" >= ${from}) order by "fromAt", number`.execute(db);
  return rows;
}
