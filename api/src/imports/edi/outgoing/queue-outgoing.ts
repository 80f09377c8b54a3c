import { type BillApproved, findFreightBill } from '../../../finance/public.ts';
import type { OrderEventApplied } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { insertIntoOutbox, lockEdiOrder, saveAnswer } from './outbox.store.ts';
import { toOutgoing } from './outgoing.rules.ts';

/** Queues what an event of an order that came by EDI is answered or reported with. */
export async function queueOrderEvent(tx: Db, { orderId, ...change }: OrderEventApplied): Promise<void> {
  const tender = await lockEdiOrder(tx, orderId);
  const message = tender && toOutgoing(change, tender.isAccepted);
  if (!message) return;
  if (message.kind === 'response') await saveAnswer(tx, orderId, message.isAccepted);
  await insertIntoOutbox(tx, orderId, message);
}

/** Queues the invoice of an approved bill as it is now: a newer version may come before it is written. */
export async function queueBill(tx: Db, { of, id, billId, at }: BillApproved): Promise<void> {
  if (of === 'trip' || !(await lockEdiOrder(tx, id))) return;
  const bill = await findFreightBill(tx, billId);
  if (bill) await insertIntoOutbox(tx, id, { kind: 'invoice', bill, at });
}
