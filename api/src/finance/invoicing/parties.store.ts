import { type Expression, sql, type SqlBool } from 'kysely';
import { type BillSubject, BILL_SUBJECTS } from 'shared-contracts/values/finance/bills';
import type { BalanceSide } from 'shared-contracts/values/finance/aging';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { needs } from '../../platform/access/needs.ts';
import { readableBills } from '../bill-access/bill-access.rules.ts';

/** Who may approve bills of orders or trips. */
export const APPROVE = needs('orderBillApprove', 'write', { or: [{ model: 'tripBillApprove', action: 'write' }] });

/** Whether the caller may read bills of both orders and trips, so that no filter by subject is needed. */
export const canReadAllBills = (caller: Caller): boolean => readableBills(caller).length === BILL_SUBJECTS.length;

/** The caller's organization pays or is paid, and the caller may read such bills. @param of SQL of the subject */
export function isVisible(caller: Caller, table: 'billingPeriods' | 'invoices', of: Expression<string>) {
  const subjects: readonly BillSubject[] = readableBills(caller);
  const [payer, payee] = [sql.ref(`${table}.payerId`), sql.ref(`${table}.payeeId`)];
  const { organizationId } = caller;
  const isSide = isRoot(caller)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${payer} = ${organizationId}::uuid or ${payee} = ${organizationId}::uuid)`;
  return canReadAllBills(caller) ? isSide : sql<SqlBool>`(${isSide} and ${of} = any(${subjects}::text[]))`;
}

/** The caller's organization is the payee or the payer; root sees both. The table is `invoices`. */
export function isOnSide(caller: Caller, side: BalanceSide) {
  const own = side === 'receivable' ? sql.ref('invoices.payeeId') : sql.ref('invoices.payerId');
  return isRoot(caller) ? sql<SqlBool>`true` : sql<SqlBool>`${own} = ${caller.organizationId}::uuid`;
}

/** Root reads as the payer. */
export const sideOf = (caller: Caller, { payerId, payeeId }: { payerId: string; payeeId: string }) =>
  caller.organizationId === payeeId && caller.organizationId !== payerId ? ('payee' as const) : ('payer' as const);

/** The name on the other side, to sort by. Both sides are joined as `payer` and `payee`. */
export const otherName = ({ organizationId }: Caller) =>
  sql<string>`case when payer.id = ${organizationId}::uuid then payee.name else payer.name end`;
