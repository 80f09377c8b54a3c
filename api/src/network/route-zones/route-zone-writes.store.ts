import type { Insertable, Updateable } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ownedBy } from '../../platform/scope.ts';

type NewOverlap = Insertable<Tables['routeZoneOverlaps']>;

/** One's own zone; nobody else changes it until the transaction ends. */
export const lockZone = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('routeZones')
    .select(['id', 'organizationId'])
    .where('id', '=', id)
    .where(ownedBy(caller, 'routeZones'))
    .forUpdate()
    .executeTakeFirst();

/** Zones of an organization change one after the other: each sees what it has in common with those before. */
export const lockZonesOf = (tx: Db, organizationId: string) =>
  tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();

export const insertZone = (tx: Db, row: Insertable<Tables['routeZones']>) =>
  tx.insertInto('routeZones').values(row).returning('id').executeTakeFirstOrThrow();
export const updateZone = (tx: Db, id: string, columns: Updateable<Tables['routeZones']>) =>
  tx.updateTable('routeZones').set(columns).where('id', '=', id).execute();
export const deleteZone = (tx: Db, id: string) => tx.deleteFrom('routeZones').where('id', '=', id).execute();

/** These overlaps of a zone, in both directions, and no others. */
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
