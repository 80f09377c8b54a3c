import type { InvoiceBalance } from 'shared-contracts/finance/payments';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Balance, paymentStateOf } from './balance.rules.ts';
import { canRecord, type InvoiceSides } from './payment-access.ts';

type BalanceRow = Balance & { invoiceId: string };

/** Keyed by the sign of the open amount. */
const ACTIONS: Partial<Record<string, InvoiceBalance['actions'][number]>> = { 1: 'record', '-1': 'settle' };

export const presentBalance = (caller: Caller, row: BalanceRow, sides: InvoiceSides): InvoiceBalance => {
  const { invoiceId, paid, credited, open } = row;
  const action = ACTIONS[String(Math.sign(Number(open)))];
  return {
    invoiceId,
    paid,
    credited,
    open,
    state: paymentStateOf(row),
    actions: action && canRecord(caller, sides) ? [action] : [],
  };
};

/** The balances of invoices, by id. */
export async function findBalances(db: Db, invoiceIds: readonly string[]): Promise<Map<string, BalanceRow>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('storedBalances')
    .select(['invoiceId', 'total', 'paid', 'credited', 'open'])
    .where('invoiceId', 'in', invoiceIds)
    .execute();
  return new Map(rows.map((row) => [row.invoiceId, row]));
}
