import { notify, settle } from '../../identity/notifications/notify.ts';
import { tellScreens as tellOfOrder } from '../../orders/order-news.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { tellScreens as tellOfTrip } from '../../trips/trip-news.ts';
import { MODELS_OF } from './bill.rules.ts';
import type { ComputedBill } from './compute.ts';

/** Open screens of those who see the order or the trip ask again. */
export async function tellScreens(tx: Db, { billed: { of, id } }: Pick<ComputedBill, 'billed'>): Promise<void> {
  if (of === 'order') return tellOfOrder(tx, id);
  const trip = await tx.selectFrom('trips').selectAll().where('id', '=', id).executeTakeFirst();
  if (trip) await tellOfTrip(tx, trip);
}

/** Those who may approve it learn that it waits. @param at unix seconds */
export async function askForApproval(
  tx: Db,
  caller: Caller,
  { billed: { of, id, number, organizationId } }: ComputedBill,
  at: number,
): Promise<void> {
  await settle(tx, 'billWaiting', id, at);
  await notify(tx, caller, {
    to: { organizationId, access: { model: MODELS_OF[of].approves, action: 'write' } },
    kind: 'billWaiting',
    subjectId: id,
    values: { of, number },
    at,
  });
}

/** Nothing of it waits any more. */
export const settleApproval = (tx: Db, { billed: { id } }: ComputedBill, at: number) =>
  settle(tx, 'billWaiting', id, at);

/** Whoever submitted it learns what became of it. */
export async function tellSubmitter(
  tx: Db,
  caller: Caller,
  { billed: { of, id, number }, stored }: ComputedBill,
  state: 'approved' | 'sentBack',
  at: number,
): Promise<void> {
  await settle(tx, 'billWaiting', id, at);
  if (stored?.submittedBy)
    await notify(tx, caller, {
      to: { userIds: [stored.submittedBy] },
      kind: 'billDecided',
      subjectId: id,
      values: { of, number, state },
      at,
    });
}
