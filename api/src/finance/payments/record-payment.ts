import type { PaymentInput } from 'shared-contracts/finance/payments';
import { DAY } from 'shared-contracts/values/time';
import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { sumOf, toMoney } from '../../platform/values/money.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';
import { exceedsOpen } from './balance.rules.ts';
import { findBalances } from './balances.store.ts';
import { lockPaidInvoices, type PaidInvoice, publishPaid } from './paid-invoices.store.ts';
import { canRecord, isPartyOf } from './payment-access.ts';

/** @throws 403, 404, or 409 if they have several payers, or another currency than the payment */
function assertPayable(caller: Caller, invoices: readonly PaidInvoice[], { invoices: paid, currency }: PaymentInput) {
  if (invoices.length < paid.length || !invoices.every((invoice) => isPartyOf(caller, invoice))) throw notFound();
  if (!invoices.every((invoice) => canRecord(caller, invoice))) throw forbidden();
  const [first] = invoices;
  const other = invoices.find(({ payerId, payeeId }) => payerId !== first?.payerId || payeeId !== first?.payeeId);
  if (other) throw conflict('paymentPayers', 'A payment pays the invoices of one payer', { record: other.number });
  const foreign = invoices.find((invoice) => invoice.currency !== currency);
  if (foreign)
    throw conflict('paymentCurrency', `Invoice ${foreign.number} is in ${foreign.currency}`, {
      record: foreign.number,
      currency: foreign.currency,
    });
}

async function assertOpen(tx: Db, invoices: readonly PaidInvoice[], paid: PaymentInput['invoices']): Promise<void> {
  const balances = await findBalances(
    tx,
    invoices.map(({ id }) => id),
  );
  for (const { id, number, currency } of invoices) {
    const open = balances.get(id)?.open ?? '0.00';
    const amount = paid.find(({ invoiceId }) => invoiceId === id)?.amount ?? '0.00';
    if (exceedsOpen(amount, open))
      throw conflict('paymentExceedsOpen', `Of invoice ${number}, ${open} ${currency} is open`, {
        record: number,
        open,
        currency,
      });
  }
}

/**
 * Records what the payee has received, while the invoices are locked: payments at the same time never exceed what is
 * open.
 * @param importKey of the imported line; a second payment of it is a 409 `paymentImported`
 * @throws 403, 404, 409, 422
 */
export const recordPayment = (
  db: Db,
  caller: Caller,
  input: PaymentInput,
  now: number,
  importKey: string | null = null,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const ids = input.invoices.map(({ invoiceId }) => invoiceId.toLowerCase());
    if (new Set(ids).size < ids.length) throw invalidField('invoices', 'duplicate', 'An invoice occurs twice');
    if (input.paidAt > now + DAY) throw invalidField('paidAt', 'future', 'A payment is in the past');
    const paid = input.invoices.map(({ amount }, i) => ({ invoiceId: ids[i] ?? '', amount }));
    const invoices = await lockPaidInvoices(tx, ids);
    assertPayable(caller, invoices, input);
    await assertOpen(tx, invoices, paid);
    const [first] = invoices;
    if (!first) throw notFound();
    const { zone } = await findUserPreferences(tx, caller.userId);
    await assertMonthOpen(tx, [first.payeeId], { at: input.paidAt, zone });
    const amount = toMoney(sumOf(paid.map((one) => one.amount)));
    const payment = await tx
      .insertInto('payments')
      .values({
        organizationId: first.payeeId,
        payerId: first.payerId,
        paidAt: input.paidAt,
        amount,
        currency: first.currency,
        method: input.method,
        reference: input.reference || null,
        note: input.note || null,
        recordedBy: caller.userId,
        recordedAs: caller.actorId,
        recordedAt: now,
        importKey,
      })
      .onConflict((on) => on.columns(['organizationId', 'importKey']).where('importKey', 'is not', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!payment) throw conflict('paymentImported', 'This line was imported before');
    const { id } = payment;
    await tx
      .insertInto('paymentAllocations')
      .values(paid.map((one) => ({ paymentId: id, ...one })))
      .execute();
    await recordTimeline(tx, caller, {
      subject: 'payment',
      subjectId: id,
      organizationId: first.payeeId,
      event: 'recorded',
      changes: { amount, currency: first.currency, invoices: invoices.map(({ number }) => number).join(', ') },
      occurredAt: now,
    });
    await publishPaid(tx, ids);
    return id;
  });
