import { notify, resolveNotifications } from '../../identity/public.ts';
import { type ApproverChange, selectOrdersAwaitingApproval, MAX_SHOWN_NAMES } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { findCurrentApprover } from '../stages/order-actor.rules.ts';
import { decideReassignment } from './reassignment.rules.ts';
import { requestApprovalByEmail } from './order-emails.ts';
import { type OrderRecord, findOrderRecords } from '../core/order-records.store.ts';

type WaitingRecord = OrderRecord & { firstApprover: string | null };

async function listWaitingRecords(tx: Db, operationId: string): Promise<WaitingRecord[]> {
  const waiting = await selectOrdersAwaitingApproval(tx, operationId)
    .leftJoin('users', 'users.id', 'orders.firstApprovalBy')
    .select(['orders.id', 'users.contactId as firstApprover'])
    .execute();
  const records = await findOrderRecords(
    tx,
    waiting.map(({ id }) => id),
  );
  return records.map((record, i) => ({ ...record, firstApprover: waiting[i]?.firstApprover ?? null }));
}

function nobodyCanApprove(orders: readonly WaitingRecord[]) {
  const numbers = orders.slice(0, MAX_SHOWN_NAMES).map(({ number }) => number);
  const list = numbers.join(', ') + (orders.length > numbers.length ? '…' : '');
  const message = `Nobody could approve ${orders.length} waiting order${orders.length === 1 ? '' : 's'}: ${list}`;
  return conflict('ordersWait', message, { count: orders.length, numbers });
}

/**
 * Passes waiting orders to the new approvers of their operation: resolves the old approvals and requests new ones by
 * notification and email. Must run before the approvers change, with the operation locked, so that no order starts
 * waiting in between.
 * @param at unix seconds
 * @throws 409 with the orders that nobody could approve any more
 */
export async function reassignApprovals(
  services: Pick<Services, 'mailer' | 'config'>,
  tx: Db,
  caller: Caller,
  { operationId, before, after, at }: ApproverChange,
): Promise<void> {
  const waiting = await listWaitingRecords(tx, operationId);
  const byDecision = Map.groupBy(waiting, (order) => decideReassignment(order, before, after));
  const stuck = byDecision.get('stuck') ?? [];
  if (stuck.length > 0) throw nobodyCanApprove(stuck);
  for (const order of byDecision.get('reassign') ?? []) {
    const approver = findCurrentApprover(order.stage, after);
    if (!approver) continue;
    const { id: subjectId, number, organization } = order;
    await resolveNotifications(tx, 'approvalWaiting', subjectId, at);
    await notify(tx, caller, {
      to: { contactIds: [approver] },
      kind: 'approvalWaiting',
      subjectId,
      values: { number, organization },
      at,
    });
    await requestApprovalByEmail(services, tx, order, approver);
  }
}
