import { type Insertable, sql } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { personName } from '../../platform/access/person-name.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { RUNNING_STAGES } from '../vehicles/core/period.rules.ts';

const selectLinks = (db: Db, vehicleId: string) =>
  db
    .selectFrom('vehicleLiveLinks')
    .innerJoin('users', 'users.id', 'vehicleLiveLinks.createdBy')
    .where('vehicleId', '=', vehicleId)
    .select([
      'vehicleLiveLinks.id',
      'code',
      'showsNextStop',
      'vehicleLiveLinks.createdAt',
      'expiresAt',
      'revokedAt',
      'opened',
      'lastOpenedAt',
      personName().as('createdBy'),
    ]);
export type LiveLinkRow = Awaited<ReturnType<typeof findLink>>;

/** Newest first. */
export const listLinks = (db: Db, vehicleId: string, range: Pick<Paging, 'page' | 'limit'>) =>
  paginate(
    selectLinks(db, vehicleId).orderBy('vehicleLiveLinks.createdAt', 'desc').orderBy('vehicleLiveLinks.id'),
    range,
  );

export async function findLink(db: Db, vehicleId: string, id: string) {
  const link = await selectLinks(db, vehicleId).where('vehicleLiveLinks.id', '=', id).executeTakeFirst();
  if (!link) throw notFound();
  return link;
}

export const insertLink = async (tx: Db, link: Insertable<Tables['vehicleLiveLinks']>): Promise<string> =>
  (await tx.insertInto('vehicleLiveLinks').values(link).returning('id').executeTakeFirstOrThrow()).id;

export const setRevoked = (tx: Db, id: string, revokedAt: number) =>
  tx.updateTable('vehicleLiveLinks').set({ revokedAt }).where('id', '=', id).execute();

export async function countActiveLinks(tx: Db, vehicleId: string, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('vehicleLiveLinks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vehicleId', '=', vehicleId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The vehicle of an active link. Undefined also when its organization is not active. */
export const findLiveVehicle = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('vehicleLiveLinks')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleLiveLinks.vehicleId')
    .innerJoin('organizations', 'organizations.id', 'vehicles.organizationId')
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .select([
      'vehicleLiveLinks.id as linkId',
      'vehicleId',
      'expiresAt',
      'showsNextStop',
      'registrationPlate',
      sql<string>`coalesce(${sql.ref('organizations.pageTitle')}, ${sql.ref('organizations.name')})`.as('brand'),
    ])
    .executeTakeFirst();

/** The next stop of a vehicle's running trip. */
export async function findNextStop(db: Db, vehicleId: string) {
  const { rows } = await sql<{ name: string; city: string; eta: number | null }>`
    select l.name, l.city, s.eta
    from trips t
    join trip_stops s on s.trip_id = t.id
    join locations l on l.id = s.location_id
    where t.vehicle_id = ${vehicleId} and t.stage = any(${RUNNING_STAGES}::text[]) and exists (
      select from trip_stop_orders v
      join order_stops o on o.order_id = v.order_id and o.position = v.order_position
      where v.trip_id = s.trip_id and v.position = s.position and o.arrived_at is null)
    order by t.started_at, s.position limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Counts a request for a link, and an opening if it is one. @returns the number of requests in this minute */
export async function countRequest(
  db: Db,
  id: string,
  { minute, isOpening, at }: { minute: number; isOpening: boolean; at: number },
): Promise<number> {
  const { requests } = await db
    .updateTable('vehicleLiveLinks')
    .set(({ eb, case: when }) => ({
      requests: when()
        .when('requestedMinute', '=', minute)
        .then(eb('requests', '+', 1))
        .else(1)
        .end(),
      requestedMinute: minute,
      ...(isOpening && { opened: eb('opened', '+', 1), lastOpenedAt: at }),
    }))
    .where('id', '=', id)
    .returning('requests')
    .executeTakeFirstOrThrow();
  return requests;
}
