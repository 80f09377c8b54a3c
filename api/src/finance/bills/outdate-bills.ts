import { sql } from 'kysely';
import { BILL_SUBJECTS, type BillSubject } from 'shared-contracts/values/finance/bills';
import { notify } from '../../identity/public.ts';
import type { StopTimesCorrected, StopTimesCorrectedHook } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishBillChanged, resolveApprovalRequest } from './bill-notifications.ts';
import { type FrozenBill, recomputeFrozenBills } from './compute-bills.ts';
import { type BillConsequence, consequenceFor } from './outdated.rules.ts';
import { DRAFT_VALUES, SUBJECT_COLUMN, updateBill } from './stored-bills.store.ts';

const listTripIds = async (tx: Db, orderId: string) =>
  (await tx.selectFrom('tripOrders').select('tripId').where('orderId', '=', orderId).execute()).map(
    ({ tripId }) => tripId,
  );

const lockBills = (tx: Db, of: BillSubject, ids: readonly string[]) =>
  tx
    .selectFrom('bills')
    .select('id')
    .where(SUBJECT_COLUMN[of], '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

const VALUES = {
  reopen: () => DRAFT_VALUES,
  outdate: (at: number) => ({ outdatedAt: at }),
  restore: () => ({ outdatedAt: null }),
} as const satisfies Record<BillConsequence, (at: number) => object>;

/** The submitter has to check it again. */
const notifySubmitter = async (tx: Db, caller: Caller, { billed, stored }: FrozenBill, at: number) => {
  const { of, id, number } = billed;
  if (stored.submittedBy !== null && stored.state !== 'draft')
    await notify(tx, caller, {
      to: { userIds: [stored.submittedBy] },
      kind: 'billOutdated',
      subjectId: id,
      values: { of, number, state: stored.state },
      at,
    });
};

async function applyConsequence(
  tx: Db,
  { caller, at }: Pick<StopTimesCorrected, 'caller' | 'at'>,
  bill: FrozenBill,
  consequence: BillConsequence,
) {
  const { billed, stored, frozen, current } = bill;
  await updateBill(tx, stored.id, VALUES[consequence](at));
  await recordTimeline(tx, caller, {
    subject: 'bill',
    subjectId: stored.id,
    organizationId: billed.organizationId,
    event: 'correctTimes',
    ...(consequence === 'reopen' && { from: stored.state, to: 'draft' }),
    changes: { total: { from: frozen.total, to: current.total } },
    occurredAt: at,
  });
  if (consequence === 'reopen') await resolveApprovalRequest(tx, bill, at);
  if (consequence !== 'restore') await notifySubmitter(tx, caller, bill, at);
  await publishBillChanged(tx, bill);
}

/** Submitted bills that a correction of times changes become drafts again; approved ones need a new version. */
export const outdateBills: StopTimesCorrectedHook = async (tx, { orderId, caller, at }) => {
  const subjects = { order: [orderId], trip: await listTripIds(tx, orderId) };
  for (const kind of BILL_SUBJECTS) {
    await lockBills(tx, kind, subjects[kind]);
    for (const bill of await recomputeFrozenBills(tx, kind, subjects[kind])) {
      const { state, outdatedAt } = bill.stored;
      const consequence = consequenceFor({ state, isOutdated: outdatedAt !== null }, bill.frozen, bill.current);
      if (consequence) await applyConsequence(tx, { caller, at }, bill, consequence);
    }
  }
};
