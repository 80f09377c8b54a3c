import { findUserPreferences } from '../../identity/public.ts';
import { moveOrderInTransaction } from '../../orders/public.ts';
import { billTrip } from '../../trips/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { bookRates } from '../exchange-rates/book-rates.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';
import { requestApproval, publishBillChanged, notifySubmitter } from './bill-notifications.ts';
import type { ComputedBill } from './compute-bills.ts';
import { type BillServices, lockBill, sidesOf, type Subject } from './find-bill.ts';
import { issueInvoiceOf } from './issue-invoice-of.ts';
import { isPayable } from './payable.rules.ts';
import { DRAFT_VALUES, updateBill, toFrozenValues, type StoredBill } from './stored-bills.store.ts';

type Bill = ComputedBill & { stored: StoredBill };
type BillTransition = {
  event: 'submit' | 'approve' | 'sendBack';
  to: StoredBill['state'];
  reason?: string | null;
  at: number;
};

const recordTransition = (
  tx: Db,
  caller: Caller,
  { stored, billed }: Bill,
  { event, to, reason = null, at }: BillTransition,
) =>
  recordTimeline(tx, caller, {
    subject: 'bill',
    subjectId: stored.id,
    organizationId: billed.organizationId,
    event,
    from: stored.state,
    to,
    reason,
    occurredAt: at,
  });

/** Freezes the current figures and requests approval. @throws 403, 404, 409, 422 when an amount is too large */
export const submitBill = (server: BillServices, caller: Caller, subject: Subject, revision?: number): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'submit', revision);
    const { stored, figures, partnerId } = bill;
    if (!isPayable(figures)) throw invalidField('total', 'tooMuch', 'Amount is too large');
    const at = server.now();
    await updateBill(tx, stored.id, {
      state: 'submitted',
      ...toFrozenValues(figures, partnerId),
      submittedBy: caller.userId,
      submittedAs: caller.actorId,
      submittedAt: at,
      sentBackBy: null,
      sentBackAt: null,
      sentBackReason: null,
    });
    await recordTransition(tx, caller, bill, { event: 'submit', to: 'submitted', at });
    await requestApproval(tx, caller, bill, at);
    await publishBillChanged(tx, bill);
  });

/** O25, T13: bills the order, with its actual cost, or the trip. A new version changes no stage. */
async function billSubject(server: BillServices, tx: Db, caller: Caller, bill: Bill) {
  const { billed, figures } = bill;
  const { of, id, stage } = billed;
  if (of === 'order')
    await tx
      .updateTable('orders')
      .set({ actualCost: figures.net, actualDistance: figures.facts.actualDistance })
      .where('id', '=', id)
      .execute();
  if (stage === 'billed') return publishBillChanged(tx, bill);
  if (of === 'trip') return billTrip(server, tx, caller, id);
  await moveOrderInTransaction(server, tx, { caller }, id, { event: 'bill', reason: null });
}

/** Freezes what the bill is in the own currency of each side. */
async function bookBill(tx: Db, bill: Bill, dated: { at: number; zone: string }): Promise<void> {
  const { stored, figures } = bill;
  const { contract, taxBase: net, vat: tax, total } = figures;
  if (!contract) return;
  await bookRates(tx, {
    billId: stored.id,
    billVersion: stored.version,
    organizationIds: sidesOf(bill),
    currency: contract.billingCurrency,
    net,
    tax,
    total,
    ...dated,
  });
}

/** Approves a bill for good, bills its order or trip and issues its invoice. @throws 403, 404, 409, also if the month is locked */
export const approveBill = (server: BillServices, caller: Caller, subject: Subject, revision?: number): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'approve', revision);
    const at = server.now();
    const { zone } = await findUserPreferences(tx, caller.userId);
    await assertMonthOpen(tx, sidesOf(bill), { at, zone });
    await updateBill(tx, bill.stored.id, { state: 'approved', approvedBy: caller.userId, approvedAt: at });
    await recordTransition(tx, caller, bill, { event: 'approve', to: 'approved', at });
    await billSubject(server, tx, caller, bill);
    await notifySubmitter(tx, caller, bill, 'approved', at);
    await issueInvoiceOf(tx, caller, bill, at);
    await bookBill(tx, bill, { at, zone });
    const { of, id } = bill.billed;
    for (const hook of server.hooks.billApproved) await hook(tx, { of, id, billId: bill.stored.id, at });
  });

/** Returns a bill to draft with a reason. @throws 403, 404, 409 */
export const sendBackBill = (
  server: BillServices,
  caller: Caller,
  subject: Subject,
  { reason, revision }: { reason: string; revision?: number | undefined },
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'sendBack', revision);
    const at = server.now();
    await updateBill(tx, bill.stored.id, {
      ...DRAFT_VALUES,
      sentBackBy: caller.userId,
      sentBackAt: at,
      sentBackReason: reason,
    });
    await recordTransition(tx, caller, bill, { event: 'sendBack', to: 'draft', reason, at });
    await notifySubmitter(tx, caller, bill, 'sentBack', at);
    await publishBillChanged(tx, bill);
  });
