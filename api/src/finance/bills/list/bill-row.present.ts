import type { BillRow } from 'shared-contracts/finance/bill-list';
import { toBillingSpan } from '../../invoices/grouped/span.present.ts';
import { toShipperCode } from '../../../orders/public.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { presentBalance } from '../../payments/balances.store.ts';
import { type BillContext, billActions, billRolesOf, mayIssue } from '../bill.rules.ts';
import type { Reading } from './bill-conditions.store.ts';
import type { ListedBill } from './bill-list.store.ts';

const subjectOf = ({ orderId, tripId }: Pick<ListedBill, 'orderId' | 'tripId'>) =>
  ({ of: tripId === null ? 'order' : 'trip', id: tripId ?? orderId ?? '' }) as const;

const toContext = (bill: ListedBill): BillContext => ({
  of: subjectOf(bill).of,
  number: bill.number,
  state: bill.state,
  stage: bill.stage,
  reasons: bill.reasons ?? [],
  contractProblems: bill.contractProblems ?? [],
  isOverridden: bill.overriddenAt !== null,
  version: bill.version,
  isOutdated: bill.outdatedAt !== null,
  isInvoiced: bill.invoiceId !== null,
  isAwaitingInvoice: bill.cycle !== null,
  submitters: [bill.submittedBy, bill.submittedAs].filter((id) => id !== null),
});

const isGroupable = ({ cycle, isSelfBilled, outdatedAt, payerId, payeeId, ...bill }: ListedBill, caller: Caller) =>
  cycle !== null &&
  outdatedAt === null &&
  payeeId !== null &&
  mayIssue(caller, { of: subjectOf(bill).of, issuerId: isSelfBilled ? payerId : payeeId });

type BalanceRow = Parameters<typeof presentBalance>[1];

/** @param balance of its invoice; undefined: it has none */
export function presentBillRow(bill: ListedBill, balance: BalanceRow | undefined, { caller, now }: Reading): BillRow {
  const { of, id } = subjectOf(bill);
  const isOwn = isRoot(caller) || bill.payerId === caller.organizationId;
  return {
    id: bill.id,
    of,
    subject: {
      id,
      number: bill.number,
      shipperCode:
        of === 'order'
          ? toShipperCode({ organizationId: bill.payerId, organizationCode: bill.payerCode }, caller)
          : null,
      reference: bill.reference,
      stage: bill.stage,
    },
    state: bill.state,
    revision: bill.revision,
    version: bill.version,
    side: isOwn ? 'payer' : 'payee',
    payer: { id: bill.payerId, name: bill.payer },
    payee: bill.payeeId === null ? null : { id: bill.payeeId, name: bill.payee ?? '' },
    taxBase: bill.taxBase,
    vat: bill.vat,
    total: bill.total,
    currency: bill.currency,
    invoice: bill.invoice === null || bill.dueAt === null ? null : { number: bill.invoice, dueAt: bill.dueAt },
    billingPeriod: toBillingSpan(bill),
    balance:
      balance === undefined || bill.payeeId === null
        ? null
        : presentBalance(caller, balance, { of, payerId: bill.payerId, payeeId: bill.payeeId }),
    isOverdue: bill.dueAt !== null && bill.dueAt < now && balance !== undefined && Number(balance.open) > 0,
    submittedAt: bill.submittedAt,
    approvedAt: bill.approvedAt,
    outdatedAt: isOwn ? bill.outdatedAt : null,
    actions: [
      ...billActions(toContext(bill), {
        parts: isOwn ? billRolesOf(caller, of) : [],
        people: [caller.userId, caller.actorId].filter((person) => person !== null),
      }),
      ...(isGroupable(bill, caller) ? (['group'] as const) : []),
    ],
  };
}
