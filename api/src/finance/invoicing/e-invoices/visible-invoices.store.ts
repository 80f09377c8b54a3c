import { sql } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isVisible } from '../parties.store.ts';

/** The contents of issued invoices that the caller can see, by number. */
export const listContents = (db: Db, caller: Caller, ids: readonly string[]) =>
  db
    .selectFrom('invoices')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .where(isVisible(caller, 'invoices', sql<BillSubject>`(invoices.content->>'of')`))
    .orderBy('number')
    .orderBy('id')
    .execute();
