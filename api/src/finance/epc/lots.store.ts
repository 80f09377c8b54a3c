import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { sumByKind } from './epc.store.ts';
import { type Lot, type OpenLot, remainingByLot } from './lots.rules.ts';

/** The counted purchases of an organization, oldest first. */
const listLots = (db: Db, organizationId: string): Promise<Lot[]> =>
  db
    .selectFrom('epcEntries')
    .leftJoin('epcPurchases', 'epcPurchases.id', 'epcEntries.purchaseId')
    .select(['epcEntries.purchaseId', 'epcEntries.quantity', 'expiresAt'])
    .select(({ selectFrom }) =>
      selectFrom('epcEntries as later')
        .select(sql<number>`coalesce(sum(later.quantity), 0)`.as('gone'))
        .whereRef('later.purchaseId', '=', 'epcEntries.purchaseId')
        .where('later.kind', 'in', ['expired', 'withdrawn'])
        .$asScalar()
        .$notNull()
        .as('gone'),
    )
    .where('epcEntries.organizationId', '=', organizationId)
    .where('kind', '=', 'purchased')
    .orderBy('at')
    .orderBy('position')
    .execute();

/** The remaining credits of each purchase of an organization, oldest first. */
export async function findOpenLots(db: Db, organizationId: string): Promise<OpenLot[]> {
  const { reserved = 0, returned = 0 } = await sumByKind(db, organizationId);
  return remainingByLot(await listLots(db, organizationId), reserved - returned);
}
