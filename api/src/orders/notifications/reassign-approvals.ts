import { notify, settle } from '../identity/notifications/notify.ts';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { conflict } from '../platform/errors.ts';
import { SHOWN_NAMES } from '../network/lookups/use.rules.ts';
import { approverInTurn } from './actor.rules.ts';
import { handover } from './handover.rules.ts';
import { askByMail } from './order-mails.ts';
import { type OrderRecord, orderRows } from './order-rows.store.ts';

type Server = Parameters<typeof askByMail>[0];
type Approvers = { approver1Id: string | null; approver2Id: string | null };
type Waiting = OrderRecord & { firstApprover: string | null };

/** The orders of an operation that wait for an approver, the oldest first. */
export const waitingOf = (db: Db, operationId: string) =>
  db
    .selectFrom('orders')
    .where('operationId', '=', operationId)
    .where('stage', 'in', ['pendingValidation', 'pending2ndValidation'])
    .orderBy('orders.createdAt')
    .orderBy('orders.number');

async function waitingRows(tx: Db, operationId: string): Promise<Waiting[]> {
  const found = await waitingOf(tx, operationId)
    .leftJoin('users', 'users.id', 'orders.firstApprovalBy')
    .select(['orders.id', 'users.contactId as firstApprover'])
    .execute();
  const rows = await orderRows(
    tx,
    found.map(({ id }) => id),
  );
  return rows.map((row, i) => ({ ...row, firstApprover: found[i]?.firstApprover ?? null }));
}

function stuckOrders(orders: readonly Waiting[]) {
  const numbers = orders.slice(0, SHOWN_NAMES).map(({ number }) => number);
  const named = numbers.join(', ') + (orders.length > numbers.length ? '…' : '');
  const message = `Nobody could approve ${orders.length} waiting order${orders.length === 1 ? '' : 's'}: ${named}`;
  return conflict('ordersWait', message, { count: orders.length, numbers });
}

/**
 * Before the approvers of an operation change: the orders that wait ask whoever is in turn then, by bell and by mail; whoever was asked need not
 * answer any more. The operation is locked, so that no order comes to wait meanwhile.
 * @param at unix seconds
 * @throws 409 naming the orders that nobody could approve any more
 */
export async function handOver(
  server: Server,
  tx: Db,
  caller: Caller,
  { id, before, after, at }: { id: string; before: Approvers; after: Approvers; at: number },
) {
  const waiting = await waitingRows(tx, id);
  const comeOf = Map.groupBy(waiting, (order) => handover(order, before, after));
  const stuck = comeOf.get('stuck') ?? [];
  if (stuck.length > 0) throw stuckOrders(stuck);
  for (const order of comeOf.get('moves') ?? []) {
    const approver = approverInTurn(order.stage, after);
    if (!approver) continue;
    const { id: subjectId, number, organization } = order;
    await settle(tx, 'approvalWaiting', subjectId, at);
    await notify(tx, caller, {
      to: { contactIds: [approver] },
      kind: 'approvalWaiting',
      subjectId,
      values: { number, organization },
      at,
    });
    await askByMail(server, tx, order, approver);
  }
}
