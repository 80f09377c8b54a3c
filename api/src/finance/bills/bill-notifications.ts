import { notify, resolveNotifications } from '../../identity/public.ts';
import { publishOrderChanged as tellOfOrder } from '../../orders/public.ts';
import { publishTripChanged as tellOfTrip } from '../../trips/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { MODELS_OF } from '../bill-access/bill-access.rules.ts';
import type { ComputedBill } from './compute-bills.ts';

/** Makes open screens refetch the order or trip. */
export async function publishBillChanged(tx: Db, { billed: { of, id } }: Pick<ComputedBill, 'billed'>): Promise<void> {
  if (of === 'order') return tellOfOrder(tx, id);
  const trip = await tx.selectFrom('trips').selectAll().where('id', '=', id).executeTakeFirst();
  if (trip) await tellOfTrip(tx, trip);
}

/** Notifies everyone who may approve the bill. @param at unix seconds */
export async function requestApproval(
  tx: Db,
  caller: Caller,
  { billed: { of, id, number, organizationId } }: ComputedBill,
  at: number,
): Promise<void> {
  await resolveNotifications(tx, 'billWaiting', id, at);
  await notify(tx, caller, {
    to: { organizationId, access: { model: MODELS_OF[of].approves, action: 'write' } },
    kind: 'billWaiting',
    subjectId: id,
    values: { of, number },
    at,
  });
}

/** Resolves the approval notifications of a bill. */
export const resolveApprovalRequest = (tx: Db, { billed: { id } }: Pick<ComputedBill, 'billed'>, at: number) =>
  resolveNotifications(tx, 'billWaiting', id, at);

/** Notifies the submitter of the decision. */
export async function notifySubmitter(
  tx: Db,
  caller: Caller,
  { billed: { of, id, number }, stored }: ComputedBill,
  state: 'approved' | 'sentBack',
  at: number,
): Promise<void> {
  await resolveNotifications(tx, 'billWaiting', id, at);
  if (stored?.submittedBy)
    await notify(tx, caller, {
      to: { userIds: [stored.submittedBy] },
      kind: 'billDecided',
      subjectId: id,
      values: { of, number, state },
      at,
    });
}
