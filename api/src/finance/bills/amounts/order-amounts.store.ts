import { sql } from 'kysely';
import { amountsAfterCredits, type BilledOrder, type OrderAmounts } from '../../../orders/public.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { amountsFor, type BilledAmount, sharesOf, type TripShares } from './order-amounts.rules.ts';

const PARTIES = sql`b.organization_id as "payerId", b.partner_id as "payeeId", ${sql.raw(amountsAfterCredits('b').net)} as amount,
  b.figures->'contract'->>'currency' as currency`;

/** The bills that their two sides see: those that are submitted. */
async function findBilledAmounts(db: Db, ids: readonly string[]): Promise<BilledAmount[]> {
  const { rows } = await sql<BilledAmount | TripShares>`
    select b.order_id as "orderId", ${PARTIES}, null::jsonb as shares from bills b
    where b.order_id = any(${ids}::uuid[]) and b.state <> 'draft'
    union all
    select null, ${PARTIES}, coalesce(b.figures->'shares', '[]') from bills b
    where b.trip_id in (select trip_id from trip_orders where order_id = any(${ids}::uuid[])) and b.state <> 'draft'`.execute(
    db.withoutPlugins(),
  );
  return rows.flatMap((row) => ('shares' in row && row.shares ? sharesOf(row) : [row as BilledAmount]));
}

/** Amounts that the caller's organization is paid and pays for orders; for root, those of their partner. */
export async function amountsOf(
  db: Db,
  caller: Caller,
  orders: readonly BilledOrder[],
): Promise<Map<string, OrderAmounts>> {
  if (orders.length === 0) return new Map();
  const billed = Map.groupBy(
    await findBilledAmounts(
      db,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return new Map(
    orders.map(({ id, partnerId, currency }) => [
      id,
      amountsFor(isRoot(caller) ? partnerId : caller.organizationId, currency, billed.get(id) ?? []),
    ]),
  );
}
