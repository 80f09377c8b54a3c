import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import { decimal, sumOf } from '../../../platform/values/money.ts';
import { findLeft, lockInvoice } from '../../invoices/credits/credited-invoice.store.ts';
import { spreadAmount } from '../../invoices/credits/remaining.rules.ts';
import { creditLines } from '../../invoices/issue/credit-invoice.ts';
import { recordCredit } from '../../invoicing/credit-notes/issue-credit-note.ts';
import { assertMonthOpen } from '../../month-locks/assert-open.store.ts';
import { publishPaid } from '../../payments/paid-invoices.store.ts';
import { linesOfBill } from '../matching/billed.store.ts';

type Part = { invoiceId: string; bill: { id: string; number: string }; amount: string; reason: string; at: number };

/**
 * Credits a net amount of one bill of an invoice. Both sides have agreed, so no approver of the issuing organization is
 * needed.
 * @throws 409
 */
export async function creditBillPart(
  tx: Db,
  caller: Caller,
  { invoiceId, bill, amount, reason, at }: Part,
): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) throw new Error('Only an invoice is credited');
  const { left } = await findLeft(tx, invoiceId, invoice.content);
  const ofBill = linesOfBill(invoice.content, left, bill);
  if (sumOf(ofBill.map(({ net }) => net)).lessThan(amount))
    throw conflict('creditExceedsInvoice', `Less is left of invoice ${invoice.content.number}`, {
      record: invoice.content.number,
    });
  const credit = { reason, at, zone: (await findUserPreferences(tx, caller.userId)).zone };
  await assertMonthOpen(tx, [invoice.payerId, invoice.payeeId], credit);
  await publishPaid(tx, [invoiceId]);
  const { number } = await creditLines(tx, { invoiceId, invoice, left }, spreadAmount(ofBill, decimal(amount)), credit);
  await recordCredit(tx, caller, invoiceId, { number, payerId: invoice.payerId, reason, at });
}
