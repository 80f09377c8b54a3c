import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { releaseBills } from '../../bills/release-bills.ts';
import { assertMonthOpen } from '../../month-locks/assert-open.store.ts';
import { creditInvoice } from '../../invoices/issue/credit-invoice.ts';
import { mayIssue } from '../../bills/bill.rules.ts';
import { findInvoice } from './invoice-list.store.ts';
import { isCreditable } from './invoice.present.ts';

/** Reverses what is left of a grouped invoice; its bills wait for the invoice of another period. @throws 403, 404, 409 */
export const creditGroupedInvoice = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  reason: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.selectFrom('invoices').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    const invoice = await findInvoice(tx, { caller, at: now() }, id);
    if (!invoice) throw notFound();
    const { number: record, kind, billingPeriodId, creditNote } = invoice;
    const isCredited = creditNote !== null && !isCreditable(invoice);
    if (!mayIssue(caller, invoice)) throw forbidden();
    if (kind !== 'invoice' || billingPeriodId === null)
      throw conflict('invoiceNotGrouped', 'Only grouped invoices are credited here: credit the bill', { record });
    if (isCredited) throw conflict('invoiceCredited', `Credited already by ${creditNote}`, { record });
    const credit = { reason, at: now(), zone: (await findUserPreferences(tx, caller.userId)).zone };
    await assertMonthOpen(tx, [invoice.payerId, invoice.payeeId], credit);
    await releaseBills(tx, caller, id, credit);
    await creditInvoice(tx, id, credit);
  });
