import type { Insertable, Updateable } from 'kysely';
import { nameableLocations } from '../locations/locations.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ownedBy } from '../../platform/scope.ts';

/** One's own route; nobody else changes it until the transaction ends. */
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

/** Locations that an organization may send something to, or that a route leads to already; in a transaction they stay until it ends. */
export const placesAmong = (db: Db, organizationId: string, ids: readonly string[], kept: readonly string[]) =>
  db
    .selectFrom('locations')
    .select(['locations.id', 'latitude', 'longitude'])
    .where('locations.id', 'in', [...new Set(ids)])
    .where(({ eb, or }) =>
      or([
        eb('locations.id', 'in', nameableLocations(db, organizationId).select('locations.id')),
        ...(kept.length > 0 ? [eb('locations.id', 'in', kept)] : []),
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
