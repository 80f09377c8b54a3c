import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { BillQuery } from 'shared-contracts/finance/bill-list';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import {
  BILL_SUBJECTS,
  BILL_TABS,
  type BillSubject,
  type BillTab,
  type ListedBillState,
} from 'shared-contracts/values/finance/bills';
import type { PaymentState } from 'shared-contracts/values/finance/payments';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Tables } from '../../../platform/database/database.ts';
import { matchesSearch } from '../../../platform/database/search.ts';
import { readableBills } from '../../bill-access/bill-access.rules.ts';
import { billRolesOf } from '../bill.rules.ts';
import { toAmountPrefix } from './bill-search.rules.ts';

/** The reader and the time of reading. */
export type Reading = { caller: Caller; now: number };
type Condition = Expression<SqlBool>;
const bills = expressionBuilder<Tables, 'bills'>();

/** When a bill was approved, or else submitted. Matches the indexes. */
export const billDate = sql<number>`coalesce(bills.approved_at, bills.submitted_at)`;
const SUBJECT_COLUMNS = { order: 'bills.orderId', trip: 'bills.tripId' } as const;
const isOf = (of: BillSubject) => bills(SUBJECT_COLUMNS[of], 'is not', null);

/** Whether the caller's organization pays the bill; for root, any does. */
const isPayer = (caller: Caller) =>
  isRoot(caller) ? bills.lit(true) : bills('bills.organizationId', '=', caller.organizationId);
const isPayee = (caller: Caller) =>
  isRoot(caller) ? bills('bills.partnerId', 'is not', null) : bills('bills.partnerId', '=', caller.organizationId);

const isParty = (caller: Caller) => bills.or([isPayer(caller), isPayee(caller)]);

/** Whether the caller may approve the bill for their organization (root for all) and someone else submitted it. */
function isToApprove(caller: Caller): Condition {
  const approved = BILL_SUBJECTS.filter((of) => billRolesOf(caller, of).includes('approver'));
  const people = [caller.userId, caller.actorId].filter((id) => id !== null);
  return bills.and([
    // Matches the expression of the index.
    sql<SqlBool>`bills.state = 'submitted'`,
    bills('bills.organizationId', '=', caller.organizationId),
    bills.or(approved.map(isOf)),
    ...(['bills.submittedBy', 'bills.submittedAs'] as const).map((column) =>
      bills.or([bills(column, 'is', null), bills(column, 'not in', people)]),
    ),
  ]);
}

/** The invoice of a bill, of the version that was approved last. */
export const isInvoiceOfBill = sql<SqlBool>`invoices.id = bills.invoice_id`;

/** Condition on the balance of the bill's invoice. The organization is repeated so that the indexes apply. */
const hasBalance = (caller: Caller, condition: Expression<SqlBool>) => {
  const isOwn = isRoot(caller)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(payer_id = ${caller.organizationId} or payee_id = ${caller.organizationId})`;
  return sql<SqlBool>`exists (select from stored_balances where invoice_id = bills.invoice_id and ${isOwn} and ${condition})`;
};

const isOverdue = ({ caller, now }: Reading) => hasBalance(caller, sql<SqlBool>`due_at < ${now} and open > 0`);

/** The same states as in `balance.rules.ts`. */
const PAYMENT_STATES: Record<PaymentState, RawBuilder<SqlBool>> = {
  credited: sql<SqlBool>`credited > 0 and credited >= stored_balances.total`,
  paid: sql<SqlBool>`not (credited > 0 and credited >= stored_balances.total) and open <= 0`,
  partlyPaid: sql<SqlBool>`open > 0 and paid > 0`,
  open: sql<SqlBool>`open > 0 and paid = 0`,
};

const TABS: Record<BillTab, (reading: Reading) => Condition> = {
  all: ({ caller }) => isParty(caller),
  receivable: ({ caller }) => isPayee(caller),
  payable: ({ caller }) => isPayer(caller),
  toApprove: ({ caller }) => isToApprove(caller),
  overdue: (reading) => bills.and([isParty(reading.caller), isOverdue(reading)]),
};

/** Both sides see submitted bills of the subjects that the caller may read. */
export function isListed(reading: Reading, tab: BillTab): Condition {
  const subjects = readableBills(reading.caller);
  return bills.and([
    sql<SqlBool>`bills.state <> 'draft'`,
    TABS[tab](reading),
    ...(subjects.length < BILL_SUBJECTS.length ? [bills.or(subjects.map(isOf))] : []),
  ]);
}

/** The bills of each tab. */
export const tabCounts = (reading: Reading) =>
  BILL_TABS.map((tab) => sql<number>`count(*) filter (where ${TABS[tab](reading)})`.as(tab));

const STATES: Record<ListedBillState, (caller: Caller) => Condition> = {
  submitted: () => bills('bills.state', '=', 'submitted'),
  approved: () => bills('bills.state', '=', 'approved'),
  outdated: (caller) => bills.and([isPayer(caller), bills('bills.outdatedAt', 'is not', null)]),
};

/** Searches the number of the order, trip or invoice, the reference, partner and total; needs all of them joined. */
function matchesBillSearch(caller: Caller, text: string | undefined): Condition {
  if (text === undefined || text.length < MIN_SEARCH_LENGTH) return bills.lit(true);
  const amount = toAmountPrefix(text);
  const isOther = (side: 'payer' | 'payee') =>
    isRoot(caller) ? bills.lit(true) : sql<SqlBool>`${sql.ref(`${side}.id`)} <> ${caller.organizationId}::uuid`;
  return bills.or([
    matchesSearch(text, 'orders.number', 'orders.reference', 'trips.number', 'trips.reference', 'invoices.number'),
    ...(['payer', 'payee'] as const).map((side) => bills.and([isOther(side), matchesSearch(text, `${side}.name`)])),
    ...(amount === null ? [] : [sql<SqlBool>`bills.total::text like ${`${amount}%`}`]),
  ]);
}

const whenDefined = <Value>(value: Value | undefined, condition: (value: Value) => Condition) =>
  value === undefined ? [] : [condition(value)];

export const matchesFilters = (reading: Reading, query: BillQuery): Condition =>
  bills.and([
    isListed(reading, query.tab),
    matchesBillSearch(reading.caller, query.search),
    ...whenDefined(query.of, isOf),
    ...whenDefined(query.state, (state) => STATES[state](reading.caller)),
    ...whenDefined(query.payment, (state) => hasBalance(reading.caller, PAYMENT_STATES[state])),
    ...whenDefined(query.partnerId, (id) =>
      bills.or([bills('bills.organizationId', '=', id), bills('bills.partnerId', '=', id)]),
    ),
    ...whenDefined(query.from, (from) => sql<SqlBool>`${billDate} >= ${from}`),
    ...whenDefined(query.to, (to) => sql<SqlBool>`${billDate} <= ${to}`),
    ...whenDefined(query.minTotal, (total) => bills('bills.total', '>=', total)),
    ...whenDefined(query.maxTotal, (total) => bills('bills.total', '<=', total)),
  ]);
