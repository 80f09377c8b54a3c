import type { BillState, BillSubject, GroupRefusal } from 'shared-contracts/values/finance/bills';
import type { GroupedCycle } from 'shared-contracts/values/finance/invoices';

/** What decides whether a bill is invoiced now, and with which others. */
export type GroupableBill = {
  id: string;
  state: BillState;
  outdatedAt: number | null;
  /** Its number; null: it has none. */
  invoice: string | null;
  /** What it waits for, and who issues that. */
  period: {
    id: string;
    of: BillSubject;
    payerId: string;
    payeeId: string;
    currencyId: string;
    isSelfBilled: boolean;
    cycle: GroupedCycle;
    issuer: string;
  } | null;
  mayIssue: boolean;
};
export type Refusal = { code: GroupRefusal; params: Record<string, string> };

/** In this order: the first that applies is the reason. */
const REFUSALS: readonly [
  GroupRefusal,
  (bill: GroupableBill) => boolean,
  ((bill: GroupableBill) => Refusal['params'])?,
][] = [
  ['billNotApproved', ({ state }) => state !== 'approved'],
  ['billInvoiced', ({ invoice }) => invoice !== null, ({ invoice }) => ({ invoice: invoice ?? '' })],
  ['billNotWaiting', ({ period }) => period === null],
  ['billOutdated', ({ outdatedAt }) => outdatedAt !== null],
  ['billOtherIssuer', ({ mayIssue }) => !mayIssue, ({ period }) => ({ issuer: period?.issuer ?? '' })],
];

export function refusalOf(bill: GroupableBill): Refusal | null {
  const [code, , toParams] = REFUSALS.find(([, applies]) => applies(bill)) ?? [];
  return code === undefined ? null : { code, params: toParams?.(bill) ?? {} };
}

export type Group = { payerId: string; payeeId: string; periodIds: string[]; billIds: string[] };

/** Bills on the same invoice: those of periods that differ only in their days. Call it with bills that nothing refuses. */
export function groupBills(bills: readonly GroupableBill[]): Group[] {
  const waiting = bills.flatMap(({ id, period }) => (period ? [{ id, period }] : []));
  const groups = Map.groupBy(waiting, ({ period: { of, payerId, payeeId, currencyId, isSelfBilled, cycle } }) =>
    JSON.stringify([of, payerId, payeeId, currencyId, isSelfBilled, cycle]),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    return [
      {
        payerId: first.period.payerId,
        payeeId: first.period.payeeId,
        periodIds: [...new Set(all.map(({ period }) => period.id))],
        billIds: all.map(({ id }) => id),
      },
    ];
  });
}
