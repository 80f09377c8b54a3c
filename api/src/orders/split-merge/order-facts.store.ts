import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { toOrderState } from '../core/order-state.ts';
import type { OrderFacts } from './order-problems.rules.ts';

/** Which of the orders a bill or a report of delivered cargo refers to. */
async function findReferences(db: Db, orderIds: readonly string[]) {
  const ids = sql<string>`any(${orderIds}::uuid[])`;
  const bills = await db.selectFrom('bills').select('orderId').where('orderId', '=', ids).execute();
  const reported = await db
    .selectFrom('orderCargoItems')
    .select('orderId')
    .distinct()
    .where('orderId', '=', ids)
    .where('deliveredQuantity', 'is not', null)
    .execute();
  return {
    billed: new Set(bills.map(({ orderId }) => orderId)),
    reported: new Set(reported.map(({ orderId }) => orderId)),
  };
}

/** Loads the input of the split and merge rules for several orders. */
export async function findOrderFacts(db: Db, rows: readonly OrderRecord[]): Promise<OrderFacts[]> {
  const { billed, reported } = await findReferences(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    number: row.number,
    stage: row.stage,
    inLiveTrip: toOrderState(row).inLiveTrip,
    handshake: row.handshakeState,
    hasBill: billed.has(row.id),
    wasCarried: reported.has(row.id) || row.stops.some(({ arrivedAt }) => arrivedAt !== null),
  }));
}
