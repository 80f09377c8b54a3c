import type { AccrualRow, AccrualRun } from 'shared-contracts/finance/accruals';
import { BILL_SUBJECTS } from 'shared-contracts/values/finance/bills';
import { toShipperCode } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { billRolesOf } from '../bills/bill.rules.ts';
import { accrualActions, reversalDay, stateOf } from './accrual.rules.ts';
import type { ListedAccrual } from './accruals.store.ts';
import { type ListedRun, type RunSum, sumRuns } from './runs.store.ts';

/** A run has orders and trips: it is posted by who approves the bills of both. */
export const mayPost = (caller: Caller): boolean =>
  isRoot(caller) || BILL_SUBJECTS.every((of) => billRolesOf(caller, of).includes('approver'));

const countItems = (sums: readonly RunSum[]) => sums.reduce((count, { items }) => count + items, 0);

function presentRun(run: ListedRun, sums: readonly RunSum[], caller: Caller, now: number): AccrualRun {
  const { id, month, revision, calculatedAt, postedAt, postedByName } = run;
  return {
    id,
    month,
    state: stateOf(run),
    revision,
    items: countItems(sums),
    withoutAmount: countItems(sums.filter(({ currency }) => currency === null)),
    totals: sums.flatMap(({ side, currency, items, amount, billed, difference, open }) =>
      currency === null ? [] : [{ side, currency, items, amount, billed, difference, open }],
    ),
    calculatedAt,
    postedAt,
    postedBy: postedByName,
    reversedOn: reversalDay(month),
    actions: mayPost(caller) ? accrualActions(run, now) : [],
  };
}

export async function presentRuns(db: Db, runs: readonly ListedRun[], caller: Caller, now: number) {
  const sums = Map.groupBy(
    await sumRuns(
      db,
      caller,
      runs.map(({ id }) => id),
    ),
    ({ runId }) => runId,
  );
  return runs.map((run) => presentRun(run, sums.get(run.id) ?? [], caller, now));
}

export function presentAccrual(row: ListedAccrual, caller: Caller): AccrualRow {
  const { orderId, tripId, payerId, payeeId, payerCode, partner, number, reference, ...accrual } = row;
  return {
    ...accrual,
    of: tripId === null ? 'order' : 'trip',
    subject: {
      id: tripId ?? orderId ?? '',
      number,
      reference,
      shipperCode:
        tripId === null ? toShipperCode({ organizationId: payerId, organizationCode: payerCode }, caller) : null,
    },
    partner: { id: accrual.side === 'payer' ? payeeId : payerId, name: partner },
  };
}
