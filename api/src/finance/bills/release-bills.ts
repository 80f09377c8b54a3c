import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordTimelineEntries } from '../../platform/timeline/timeline.ts';
import { awaitInvoice } from '../invoices/grouped/await-invoice.store.ts';
import type { Credit } from '../invoices/credits/credit-content.rules.ts';
import { storeVersion } from './bill-versions.store.ts';
import { updateBill } from './stored-bills.store.ts';

const lockInvoiced = (tx: Db, invoiceId: string) =>
  tx.selectFrom('bills').selectAll().where('invoiceId', '=', invoiceId).orderBy('id').forUpdate().execute();

/** When and by whom the bills of a grouped invoice were approved. */
const findApproved = (tx: Db, invoiceId: string) =>
  tx
    .selectFrom('invoiceBills')
    .innerJoin('billingPeriods', 'billingPeriods.id', 'invoiceBills.billingPeriodId')
    .select(['billId', 'content', 'billingContact', 'cycle', 'payerId', 'payeeId', 'currencyId'])
    .where('invoiceId', '=', invoiceId)
    .execute();

/**
 * Lets the bills that a grouped invoice still has wait for the invoice of another period, each as an approved new
 * version of the same content. Other invoices have none to release.
 */
export async function releaseBills(
  tx: Db,
  caller: Caller,
  invoiceId: string,
  { reason, at, zone }: Credit,
): Promise<void> {
  const approved = new Map((await findApproved(tx, invoiceId)).map((row) => [row.billId, row]));
  for (const stored of await lockInvoiced(tx, invoiceId)) {
    const { content: bill, ...waiting } = approved.get(stored.id) ?? { content: null };
    if (bill === null || !('cycle' in waiting)) continue;
    const version = stored.version + 1;
    await storeVersion(tx, stored, at);
    await updateBill(tx, stored.id, { version, invoiceId: null });
    await awaitInvoice(tx, { ...waiting, bill, billId: stored.id, billVersion: version, at, zone });
    await recordTimelineEntries(tx, caller, [
      {
        subject: 'bill',
        subjectId: stored.id,
        organizationId: stored.organizationId,
        event: 'credit',
        reason,
        changes: { version: { from: stored.version, to: version } },
        occurredAt: at,
      },
    ]);
  }
}
