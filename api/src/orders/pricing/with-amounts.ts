import type { OrderRow } from 'shared-contracts/orders/orders';
import type { Caller } from '../../platform/access/caller.ts';
import type { Services } from '../../platform/services/services.ts';
import type { OrderRecord } from '../core/order-records.store.ts';

/** Adds what the caller's organization is paid for orders, and pays for them, as far as bills are submitted. */
export async function withAmounts<Row extends OrderRow>(
  { db, hooks }: Pick<Services, 'db' | 'hooks'>,
  caller: Caller,
  records: readonly OrderRecord[],
  rows: readonly Row[],
): Promise<Row[]> {
  const amounts = await hooks.pricing.amountsOf(db, caller, records);
  return rows.map((row) => Object.assign(row, amounts.get(row.id)));
}
