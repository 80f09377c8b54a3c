import { moveInside } from '../../orders/order-moves.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { record } from '../../platform/timeline.ts';
import { billTrip } from '../../trips/trip-moves.ts';
import { askForApproval, tellScreens, tellSubmitter } from './bill-news.ts';
import type { ComputedBill } from './compute.ts';
import { type BillServer, lockBill, type Subject } from './find-bill.ts';
import { payable } from './payable.rules.ts';
import { AS_DRAFT, changeBill, frozen, type StoredBill } from './stored-bills.store.ts';

type Bill = ComputedBill & { stored: StoredBill };
type Move = { event: 'submit' | 'approve' | 'sendBack'; to: StoredBill['state']; reason?: string | null; at: number };

const write = (tx: Db, caller: Caller, { stored, billed }: Bill, { event, to, reason = null, at }: Move) =>
  record(tx, caller, {
    subject: 'bill',
    subjectId: stored.id,
    organizationId: billed.organizationId,
    event,
    from: stored.state,
    to,
    reason,
    occurredAt: at,
  });

/** Its figures as they are now are what waits for approval. @throws 403, 404, 409, 422 when no money can pay it */
export const submitBill = (server: BillServer, caller: Caller, subject: Subject, revision?: number): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'submit', revision);
    const { stored, figures, partnerId } = bill;
    if (!payable(figures)) throw invalidField('total', 'tooMuch', 'No money can pay this');
    const at = server.now();
    await changeBill(tx, stored.id, {
      state: 'submitted',
      ...frozen(figures, partnerId),
      submittedBy: caller.userId,
      submittedAs: caller.actorId,
      submittedAt: at,
      sentBackBy: null,
      sentBackAt: null,
      sentBackReason: null,
    });
    await write(tx, caller, bill, { event: 'submit', to: 'submitted', at });
    await askForApproval(tx, caller, bill, at);
    await tellScreens(tx, bill);
  });

/** O25: what the order has cost is known. */
async function billOrder(server: BillServer, tx: Db, caller: Caller, { billed: { id }, figures }: Bill) {
  await tx
    .updateTable('orders')
    .set({ actualCost: figures.net, actualDistance: figures.facts.actualDistance })
    .where('id', '=', id)
    .execute();
  await moveInside(server, tx, { caller }, id, { event: 'bill', reason: null });
}

/** The bill is frozen for good, and its order or trip billed. @throws 403, 404, 409 */
export const approveBill = (server: BillServer, caller: Caller, subject: Subject, revision?: number): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'approve', revision);
    const at = server.now();
    await changeBill(tx, bill.stored.id, { state: 'approved', approvedBy: caller.userId, approvedAt: at });
    await write(tx, caller, bill, { event: 'approve', to: 'approved', at });
    await (subject.of === 'order' ? billOrder(server, tx, caller, bill) : billTrip(server, tx, caller, bill.billed.id));
    await tellSubmitter(tx, caller, bill, 'approved', at);
  });

/** It is a draft again, for a reason. @throws 403, 404, 409 */
export const sendBackBill = (
  server: BillServer,
  caller: Caller,
  subject: Subject,
  { reason, revision }: { reason: string; revision?: number | undefined },
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'sendBack', revision);
    const at = server.now();
    await changeBill(tx, bill.stored.id, {
      ...AS_DRAFT,
      sentBackBy: caller.userId,
      sentBackAt: at,
      sentBackReason: reason,
    });
    await write(tx, caller, bill, { event: 'sendBack', to: 'draft', reason, at });
    await tellSubmitter(tx, caller, bill, 'sentBack', at);
    await tellScreens(tx, bill);
  });
