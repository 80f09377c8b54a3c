import { sql } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { publishOrderChanged } from '../../orders/public.ts';
import { publishTripChanged } from '../../trips/public.ts';
import type { Db } from '../../platform/database/database.ts';

const MAX_TARGETS = 200;

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'payerId', 'payeeId', 'currency', 'total'])
    .select(sql<BillSubject>`content->>'of'`.as('of'))
    .where('kind', '=', 'invoice');

export type PaidInvoice = Awaited<ReturnType<ReturnType<typeof selectInvoices>['executeTakeFirstOrThrow']>>;

export const findPaidInvoice = (db: Db, id: string): Promise<PaidInvoice | undefined> =>
  selectInvoices(db).where('id', '=', id).executeTakeFirst();

/** Locks invoices until the end of the transaction: their payments and credit notes follow one another. */
export const lockPaidInvoices = (tx: Db, ids: readonly string[]): Promise<PaidInvoice[]> =>
  selectInvoices(tx).where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Other open invoices of the same sides, currency and subject, those due first. */
export const listOtherOpenInvoices = (db: Db, { id, payerId, payeeId, currency, of }: PaidInvoice) =>
  db
    .selectFrom('invoices')
    .innerJoin('storedBalances', 'storedBalances.invoiceId', 'invoices.id')
    .select(['invoices.id', 'number', 'invoices.dueAt', 'open'])
    .where('invoices.payerId', '=', payerId)
    .where('invoices.payeeId', '=', payeeId)
    .where('currency', '=', currency)
    .where('invoices.id', '<>', id)
    .where(sql<string>`content->>'of'`, '=', of)
    .where('open', '>', '0')
    .orderBy('invoices.dueAt')
    .orderBy('number')
    .limit(MAX_TARGETS)
    .execute();

export const listCreditNotes = (db: Db, invoiceId: string) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'issuedAt', 'total'])
    .where('originalId', '=', invoiceId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();

/** Makes open screens refetch the billed orders and trips. */
export async function publishPaid(tx: Db, invoiceIds: readonly string[]): Promise<void> {
  const bills = await tx
    .selectFrom('bills')
    .select(['orderId', 'tripId'])
    .where('invoiceId', 'in', invoiceIds)
    .execute();
  for (const { orderId, tripId } of bills) {
    if (orderId !== null) await publishOrderChanged(tx, orderId);
    const trip =
      tripId !== null && (await tx.selectFrom('trips').selectAll().where('id', '=', tripId).executeTakeFirst());
    if (trip) await publishTripChanged(tx, trip);
  }
}
