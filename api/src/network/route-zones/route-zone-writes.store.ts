import type { Insertable, Updateable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';

type NewOverlap = Insertable<Tables['routeZoneOverlaps']>;

/** Locks a zone of the caller's organization until the end of the transaction. */
export const lockZone = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('routeZones')
    .select(['id', 'organizationId'])
    .where('id', '=', id)
    .where(ownedBy(caller, 'routeZones'))
    .forUpdate()
    .executeTakeFirst();

/** Serializes zone changes of an organization, so that each sees the overlaps with the others. */
export const lockZones = (tx: Db, organizationId: string) =>
  tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();

export const insertZone = (tx: Db, row: Insertable<Tables['routeZones']>) =>
  tx.insertInto('routeZones').values(row).returning('id').executeTakeFirstOrThrow();
export const updateZone = (tx: Db, id: string, columns: Updateable<Tables['routeZones']>) =>
  tx.updateTable('routeZones').set(columns).where('id', '=', id).execute();
export const deleteZone = (tx: Db, id: string) => tx.deleteFrom('routeZones').where('id', '=', id).execute();

/** Replaces the overlaps of a zone in both directions. */
export async function replaceOverlaps(tx: Db, id: string, overlaps: readonly NewOverlap[]): Promise<void> {
  await tx
    .deleteFrom('routeZoneOverlaps')
    .where(({ eb, or }) => or([eb('zoneId', '=', id), eb('otherId', '=', id)]))
    .execute();
  if (overlaps.length > 0)
    await tx
      .insertInto('routeZoneOverlaps')
      .values([...overlaps])
      .execute();
}
