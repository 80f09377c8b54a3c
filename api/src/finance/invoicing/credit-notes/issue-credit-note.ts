import type { CreditNoteInput, IssuedCreditNote } from 'shared-contracts/finance/credit-notes';
import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, forbidden, invalidField, notFound } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimelineEntries } from '../../../platform/timeline/timeline.ts';
import { findLeft, lockInvoice } from '../../invoices/credits/credited-invoice.store.ts';
import { creditLines } from '../../invoices/issue/credit-invoice.ts';
import { assertMonthOpen } from '../../month-locks/assert-open.store.ts';
import { publishPaid } from '../../payments/paid-invoices.store.ts';
import { findInvoice } from '../list/invoice-list.store.ts';
import { mayIssue } from '../../bills/bill.rules.ts';
import { choose, type CreditProblem } from './chosen-lines.rules.ts';

type Issued = { number: string; payerId: string; reason: string; at: number };

/** Records the credit in the timelines of the bills, which stay as they are. */
export async function recordCredit(tx: Db, caller: Caller, invoiceId: string, { number, payerId, reason, at }: Issued) {
  const bills = await tx.selectFrom('bills').select('id').where('invoiceId', '=', invoiceId).orderBy('id').execute();
  const entries = bills.map(({ id: subjectId }) => ({
    subject: 'bill' as const,
    subjectId,
    organizationId: payerId,
    event: 'creditNote' as const,
    reason,
    changes: { creditNote: { from: null, to: number } },
    occurredAt: at,
  }));
  await recordTimelineEntries(tx, caller, entries);
}

type CreditedInvoice = { number: string; currency: string };

function toError({ path, code, left }: CreditProblem, { number, currency }: CreditedInvoice) {
  if (code !== 'exceeds') return invalidField(path, code, 'A credit note credits something of its invoice');
  const message = `Of invoice ${number}, ${left} ${currency} before tax is left`;
  return conflict('creditExceedsInvoice', message, { record: number, left, currency });
}

/**
 * Credits lines or an amount of an invoice while it is locked: credit notes at the same time never exceed it.
 * @throws 403, 404, 409, 422
 */
export const issueCreditNote = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  input: CreditNoteInput,
): Promise<IssuedCreditNote> =>
  inTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const listed = await findInvoice(tx, { caller, at: now() }, id);
    if (!listed) throw notFound();
    if (!mayIssue(caller, listed)) throw forbidden();
    if (!invoice)
      throw conflict('invoiceKind', 'Only invoices are credited, not credit notes', { record: listed.number });
    const { left } = await findLeft(tx, id, invoice.content);
    const chosen = choose(invoice.content, left, input);
    if ('problem' in chosen) throw toError(chosen.problem, listed);
    const { reason } = input;
    const credit = { reason, at: now(), zone: (await findUserPreferences(tx, caller.userId)).zone };
    await assertMonthOpen(tx, [invoice.payerId, invoice.payeeId], credit);
    await publishPaid(tx, [id]);
    const issued = await creditLines(tx, { invoiceId: id, invoice, left }, chosen.lines, credit);
    await recordCredit(tx, caller, id, {
      number: issued.number,
      payerId: invoice.payerId,
      reason,
      at: credit.at,
    });
    return issued;
  });
