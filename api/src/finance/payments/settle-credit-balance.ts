import type { CreditBalanceInput, CreditBalanceTargets } from 'shared-contracts/finance/payments';
import { DAY } from 'shared-contracts/values/time';
import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { decimal, toMoney } from '../../platform/values/money.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';
import { creditBalanceOf, exceedsOpen } from './balance.rules.ts';
import { findBalances } from './balances.store.ts';
import {
  findPaidInvoice,
  listOtherOpenInvoices,
  lockPaidInvoices,
  type PaidInvoice,
  publishPaid,
} from './paid-invoices.store.ts';
import { canRecord, isPartyOf } from './payment-access.ts';

type Sides = { source: PaidInvoice; target: PaidInvoice | undefined };

/** The open invoices that the credit balance of one can be allocated to. @throws 403, 404 */
export async function listTargets(db: Db, caller: Caller, id: string): Promise<CreditBalanceTargets> {
  const invoice = await findPaidInvoice(db, id);
  if (!invoice || !isPartyOf(caller, invoice)) throw notFound();
  if (!canRecord(caller, invoice)) throw forbidden();
  return { items: await listOtherOpenInvoices(db, invoice) };
}

/** @throws 403, 404, 409 if the other invoice has other sides or another currency */
async function lockSides(tx: Db, caller: Caller, id: string, invoiceId: string | undefined): Promise<Sides> {
  const ids = [id, ...(invoiceId === undefined ? [] : [invoiceId])];
  const invoices = await lockPaidInvoices(tx, ids);
  if (invoices.length < ids.length || !invoices.every((invoice) => isPartyOf(caller, invoice))) throw notFound();
  if (!invoices.every((invoice) => canRecord(caller, invoice))) throw forbidden();
  const source = invoices.find((invoice) => invoice.id === id);
  const target = invoices.find((invoice) => invoice.id === invoiceId);
  if (!source) throw notFound();
  if (target && (target.payerId !== source.payerId || target.payeeId !== source.payeeId))
    throw conflict('paymentPayers', 'A credit balance pays invoices of the same sides', { record: target.number });
  if (target && target.currency !== source.currency)
    throw conflict('paymentCurrency', `Invoice ${target.number} is in ${target.currency}`, {
      record: target.number,
      currency: target.currency,
    });
  return { source, target };
}

/** @throws 409 if it exceeds the credit balance, or what is open of the other invoice */
async function assertFits(tx: Db, { source, target }: Sides, amount: string): Promise<void> {
  const balances = await findBalances(
    tx,
    [source, target].flatMap((invoice) => invoice?.id ?? []),
  );
  const balance = creditBalanceOf({ open: balances.get(source.id)?.open ?? '0.00' });
  const { number: record, currency } = source;
  if (exceedsOpen(amount, balance))
    throw conflict('creditBalanceExceeded', `The credit balance of ${record} is ${balance} ${currency}`, {
      record,
      balance: decimal(balance).isNegative() ? '0.00' : balance,
      currency,
    });
  const open = target && (balances.get(target.id)?.open ?? '0.00');
  if (target && open !== undefined && exceedsOpen(amount, open))
    throw conflict('paymentExceedsOpen', `Of invoice ${target.number}, ${open} ${currency} is open`, {
      record: target.number,
      open,
      currency,
    });
}

/**
 * Allocates the overpaid amount of a credited invoice to another one of the same sides, or records its refund, with the
 * invoices locked. It is a payment and can be taken back like one.
 * @throws 403, 404, 409, 422
 */
export const settleCreditBalance = (
  db: Db,
  caller: Caller,
  id: string,
  input: CreditBalanceInput,
  now: number,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const invoiceId = input.invoiceId?.toLowerCase();
    const { amount: entered, paidAt, method, reference, note } = input;
    if (invoiceId === id.toLowerCase()) throw invalidField('invoiceId', 'same', 'Choose another invoice');
    if (paidAt > now + DAY) throw invalidField('paidAt', 'future', 'A refund is in the past');
    const amount = toMoney(decimal(entered));
    const sides = await lockSides(tx, caller, id.toLowerCase(), invoiceId);
    const { source, target } = sides;
    await assertFits(tx, sides, amount);
    const { zone } = await findUserPreferences(tx, caller.userId);
    await assertMonthOpen(tx, [source.payeeId], { at: paidAt, zone });
    const { id: paymentId } = await tx
      .insertInto('payments')
      .values({
        organizationId: source.payeeId,
        payerId: source.payerId,
        kind: target ? 'transfer' : 'refund',
        paidAt,
        amount,
        currency: source.currency,
        method: method ?? 'other',
        reference: reference || null,
        note: note || null,
        recordedBy: caller.userId,
        recordedAs: caller.actorId,
        recordedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const allocations = [
      { paymentId, invoiceId: source.id, amount: `-${amount}` },
      ...(target ? [{ paymentId, invoiceId: target.id, amount }] : []),
    ];
    await tx.insertInto('paymentAllocations').values(allocations).execute();
    const invoices = [source, target].flatMap((invoice) => invoice ?? []);
    await recordTimeline(tx, caller, {
      subject: 'payment',
      subjectId: paymentId,
      organizationId: source.payeeId,
      event: target ? 'allocated' : 'refunded',
      changes: { amount, currency: source.currency, invoices: invoices.map(({ number }) => number).join(', ') },
      occurredAt: now,
    });
    await publishPaid(
      tx,
      invoices.map((invoice) => invoice.id),
    );
    return paymentId;
  });
