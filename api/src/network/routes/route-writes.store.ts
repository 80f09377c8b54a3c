import type { Insertable, Updateable } from 'kysely';
import { selectUsableLocations } from '../sharing/usable-records.store.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';

/** Locks a route of the caller's organization until the end of the transaction. */
export const lockRoute = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('routes')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'routes'))
    .forUpdate()
    .executeTakeFirst();

export const insertRoute = (tx: Db, row: Insertable<Tables['routes']>) =>
  tx.insertInto('routes').values(row).returning('id').executeTakeFirstOrThrow();
export const updateRoute = (tx: Db, id: string, columns: Updateable<Tables['routes']>) =>
  tx.updateTable('routes').set(columns).where('id', '=', id).execute();
export const deleteRoute = (tx: Db, id: string) => tx.deleteFrom('routes').where('id', '=', id).execute();

/** Locations the organization may use, or that the route already contains. Inside a transaction they cannot be deleted until it ends. */
export const findUsableLocations = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
  currentLocationIds: readonly string[],
) =>
  db
    .selectFrom('locations')
    .select(['locations.id', 'latitude', 'longitude'])
    .where('locations.id', 'in', [...new Set(ids)])
    .where(({ eb, or }) =>
      or([
        eb('locations.id', 'in', selectUsableLocations(db, organizationId).select('locations.id')),
        ...(currentLocationIds.length > 0 ? [eb('locations.id', 'in', currentLocationIds)] : []),
      ]),
    )
    .forKeyShare()
    .execute();

export async function replaceStops(tx: Db, routeId: string, locationIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('routeStops').where('routeId', '=', routeId).execute();
  await tx
    .insertInto('routeStops')
    .values(locationIds.map((locationId, i) => ({ routeId, position: i + 1, locationId })))
    .execute();
}
