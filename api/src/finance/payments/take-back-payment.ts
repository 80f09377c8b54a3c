import type { PaymentReversalInput } from 'shared-contracts/finance/payments';
import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';
import { findBalances } from './balances.store.ts';
import { lockPaidInvoices, type PaidInvoice, publishPaid } from './paid-invoices.store.ts';
import { canRecord, isPartyOf } from './payment-access.ts';
import { lockPayment } from './payments.store.ts';

/** An allocated or refunded credit balance can't be taken back, or the payer would receive it twice. @throws 409 */
async function assertNothingUsed(tx: Db, invoices: readonly PaidInvoice[]): Promise<void> {
  const balances = await findBalances(
    tx,
    invoices.map(({ id }) => id),
  );
  const used = invoices.find(({ id }) => Number(balances.get(id)?.paid) < 0);
  if (used)
    throw conflict('creditBalanceUsed', `The credit balance of invoice ${used.number} was used: take that back first`, {
      record: used.number,
    });
}

/** Takes back a payment that was recorded by mistake: it stays recorded but no longer counts. @throws 403, 404, 409 */
export const takeBackPayment = (
  db: Db,
  caller: Caller,
  id: string,
  { reason }: PaymentReversalInput,
  now: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment || !isPartyOf(caller, { payerId: payment.payerId, payeeId: payment.organizationId })) throw notFound();
    const invoices = await lockPaidInvoices(tx, payment.invoiceIds);
    if (!invoices.every((invoice) => canRecord(caller, invoice))) throw forbidden();
    if (payment.isTakenBack) throw conflict('paymentTakenBack', 'This payment was taken back');
    const { zone } = await findUserPreferences(tx, caller.userId);
    await assertMonthOpen(tx, [payment.organizationId], { at: payment.paidAt, zone });
    await tx
      .insertInto('paymentReversals')
      .values({ paymentId: id, reason, reversedBy: caller.userId, reversedAs: caller.actorId, reversedAt: now })
      .execute();
    await assertNothingUsed(tx, invoices);
    await recordTimeline(tx, caller, {
      subject: 'payment',
      subjectId: id,
      organizationId: payment.organizationId,
      event: 'takenBack',
      reason,
      changes: { amount: payment.amount, currency: payment.currency },
      occurredAt: now,
    });
    await publishPaid(tx, payment.invoiceIds);
  });
