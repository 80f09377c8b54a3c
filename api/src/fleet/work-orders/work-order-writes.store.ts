import type { Insertable, Updateable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';

/** Prevents concurrent changes of the order. */
export const lockWorkOrder = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('workOrders')
    .selectAll()
    .where(ownedBy(caller, 'workOrders'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type WorkOrderColumns = NonNullable<Awaited<ReturnType<typeof lockWorkOrder>>>;

export const insertWorkOrder = (tx: Db, row: Insertable<Tables['workOrders']>) =>
  tx.insertInto('workOrders').values(row).returning('id').executeTakeFirstOrThrow();

export const updateWorkOrder = (tx: Db, id: string, columns: Updateable<Tables['workOrders']>) =>
  tx.updateTable('workOrders').set(columns).where('id', '=', id).execute();

type Line = Omit<Insertable<Tables['workOrderLines']>, 'workOrderId' | 'position'>;

export async function replaceLines(tx: Db, workOrderId: string, lines: readonly Line[]) {
  await tx.deleteFrom('workOrderLines').where('workOrderId', '=', workOrderId).execute();
  const rows = lines.map((line, position) => ({ ...line, workOrderId, position }));
  if (rows.length > 0) await tx.insertInto('workOrderLines').values(rows).execute();
}

/** The currency of bills in its own country; null until an organization has chosen one. */
export async function findCurrency(db: Db, organizationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('organizations')
    .innerJoin('currencies', 'currencies.id', 'organizations.currencyId')
    .select('shortName')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst();
  return row?.shortName ?? null;
}
