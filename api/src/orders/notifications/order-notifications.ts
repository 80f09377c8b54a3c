import { notify, settle } from '../identity/notifications/notify.ts';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { approverInTurn } from './actor.rules.ts';
import { contactsToldOf } from './order-mails.store.ts';
import type { OrderRecord } from './order-rows.store.ts';
import type { Transition } from './stage-table.rules.ts';

/** `at` in unix seconds. */
type Change = { row: OrderRecord; transition: Transition; at: number };

/**
 * What a change of stage puts into bells: of the approver in turn, and, where the stage table says so, of the order's creator and its notification
 * contacts. An approval that is waited for no longer is read.
 */
export async function ringBells(tx: Db, caller: Caller | null, { row, transition, at }: Change) {
  const { id: subjectId, number, organization, createdBy } = row;
  if (approverInTurn(row.stage, row)) await settle(tx, 'approvalWaiting', subjectId, at);
  const approver = approverInTurn(transition.to, row);
  if (approver)
    await notify(tx, caller, {
      to: { contactIds: [approver] },
      kind: 'approvalWaiting',
      subjectId,
      values: { number, organization },
      at,
    });
  if (transition.notifies) {
    const readers = [{ userIds: [createdBy] }, { contactIds: await contactsToldOf(tx, subjectId, transition.to) }];
    await notify(tx, caller, {
      to: readers,
      kind: 'orderStage',
      subjectId,
      values: { number, stage: transition.to },
      at,
    });
  }
}
