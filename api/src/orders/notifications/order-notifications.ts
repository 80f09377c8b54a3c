import { notify, resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findCurrentApprover } from '../stages/order-actor.rules.ts';
import { listStageContactIds } from './recipients.store.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import type { OrderTransition } from '../stages/order-stage-table.rules.ts';

/** `at` in unix seconds. */
type StageChange = { row: OrderRecord; transition: OrderTransition; at: number };

/**
 * Notifies the next approver of a stage change, and for transitions that notify also the order's creator and
 * notification contacts. Resolves the notification of an approval that is no longer pending.
 */
export async function createNotifications(tx: Db, caller: Caller | null, { row, transition, at }: StageChange) {
  const { id: subjectId, number, organization, createdBy } = row;
  if (findCurrentApprover(row.stage, row)) await resolveNotifications(tx, 'approvalWaiting', subjectId, at);
  const approver = findCurrentApprover(transition.to, row);
  if (approver)
    await notify(tx, caller, {
      to: { contactIds: [approver] },
      kind: 'approvalWaiting',
      subjectId,
      values: { number, organization },
      at,
    });
  if (transition.notifies) {
    const recipients = [
      { userIds: [createdBy] },
      { contactIds: await listStageContactIds(tx, subjectId, transition.to) },
    ];
    await notify(tx, caller, {
      to: recipients,
      kind: 'orderStage',
      subjectId,
      values: { number, stage: transition.to },
      at,
    });
  }
}
