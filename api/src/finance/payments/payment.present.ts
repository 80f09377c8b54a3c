import type { InvoicePayment, InvoicePayments } from 'shared-contracts/finance/payments';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readableBills } from '../bill-access/bill-access.rules.ts';
import { findBalances, presentBalance } from './balances.store.ts';
import { findPaidInvoice, listCreditNotes, type PaidInvoice } from './paid-invoices.store.ts';
import { canRecord, isPartyOf } from './payment-access.ts';
import { type InvoicePaymentRow, listInvoicePayments } from './payments.store.ts';

/** The payer doesn't see who acted at the payee. */
function presentPayment(caller: Caller, row: InvoicePaymentRow, invoice: PaidInvoice): InvoicePayment {
  const { organizationId, recordedBy, reason, reversedAt, reversedBy, ...payment } = row;
  const isOwn = isRoot(caller) || caller.organizationId === organizationId;
  return {
    ...payment,
    total: payment.kind === 'payment' ? payment.total : payment.amount,
    recordedBy: isOwn ? recordedBy : null,
    takenBack: reversedAt === null ? null : { at: reversedAt, by: isOwn ? reversedBy : null, reason: reason ?? '' },
    actions: reversedAt === null && canRecord(caller, invoice) ? ['takeBack'] : [],
  };
}

/** The payments of an invoice, for both of its sides. @throws 404 */
export async function presentInvoicePayments(db: Db, caller: Caller, id: string): Promise<InvoicePayments> {
  const invoice = await findPaidInvoice(db, id);
  if (!invoice || !isPartyOf(caller, invoice) || !readableBills(caller).includes(invoice.of)) throw notFound();
  const balance = (await findBalances(db, [invoice.id])).get(invoice.id);
  if (!balance) throw notFound();
  const { number, currency, total } = invoice;
  return {
    ...presentBalance(caller, balance, invoice),
    number,
    currency,
    total,
    creditNotes: await listCreditNotes(db, invoice.id),
    items: (await listInvoicePayments(db, invoice.id)).map((row) => presentPayment(caller, row, invoice)),
  };
}
