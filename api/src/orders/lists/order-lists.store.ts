import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { OrderQuery } from 'shared-contracts/orders/orders';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginateIds, parseSort } from '../../platform/database/pagination.ts';
import { withCustomPlan } from '../../platform/database/prepared-statements.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { filterOrders } from './order-filters.store.ts';
import { type OrderRecord, findOrderRecords, orderVisibleTo } from '../core/order-records.store.ts';
import { selectDemurrageStops } from '../timing/demurrage.store.ts';

/**
 * Need `nulls last`, because PostgreSQL sorts null first in descending order. Other columns must not have it, or their
 * indexes are not used.
 */
const NULLABLE_COLUMNS: readonly string[] = ['pickupFrom', 'deliveryFrom', 'predictedCost'];

/**
 * `own`: of the caller's organization; `partners` and `3pl`: addressed to it by others; `all`: both. The remaining
 * lists are subsets of `all`; only `archive` contains archived orders.
 */
export type OrderList = 'own' | 'partners' | '3pl' | 'all' | 'delayed' | 'demurrage' | 'archive';

const eb = expressionBuilder<Tables, 'orders'>();
/** A literal, because the condition must match that of the partial indexes. */
const isArchived = sql<boolean>`${sql.ref('orders.isArchived')}`;

/** Validated orders addressed to the caller's organization; for root, to any. */
const addressedTo = (caller: Caller) =>
  eb.and([
    eb('orders.validatedAt', 'is not', null),
    isRoot(caller) ? eb.lit(true) : eb('orders.partnerId', '=', caller.organizationId),
  ]);

const ownerIs3pl = (db: Db) =>
  eb(
    'orders.organizationId',
    'in',
    db.selectFrom('organizations').select('organizations.id').where('type', '=', '3pl'),
  );

function ordersWithDemurrage(db: Db, caller: Caller, now: number) {
  const { stops, chargeableMinutes } = selectDemurrageStops(db, now);
  return stops
    .select('orderStops.orderId')
    .where(orderVisibleTo(caller))
    .where(eb.not(isArchived))
    .where(chargeableMinutes, '>', 0);
}

const LISTS: Record<OrderList, (db: Db, caller: Caller, now: number) => Expression<SqlBool>> = {
  own: (_db, caller) => ownedBy(caller, 'orders'),
  partners: (_db, caller) => addressedTo(caller),
  '3pl': (db, caller) => eb.and([addressedTo(caller), ownerIs3pl(db)]),
  all: (_db, caller) => orderVisibleTo(caller),
  delayed: (_db, caller) => eb.and([orderVisibleTo(caller), eb('orders.stage', '=', sql.lit('delayed'))]),
  demurrage: (db, caller, now) => eb.and([withCustomPlan, eb('orders.id', 'in', ordersWithDemurrage(db, caller, now))]),
  archive: (_db, caller) => orderVisibleTo(caller),
};

/** Whether an order is in a list. Archived orders are excluded separately. */
export const isInOrderList = (db: Db, caller: Caller, list: OrderList, now: number) => LISTS[list](db, caller, now);

/** Lists a page of orders. Loads the joined names for the orders of the page only. @param now unix seconds */
export async function listOrders(
  db: Db,
  caller: Caller,
  list: OrderList,
  { page, limit, sort, ...filters }: OrderQuery,
  now: number,
) {
  const { column, direction } = parseSort(sort);
  const orders = db
    .selectFrom('orders')
    .select('orders.id')
    .where(LISTS[list](db, caller, now))
    .where(list === 'archive' ? isArchived : eb.not(isArchived));
  const matching = filterOrders(db, caller, orders, filters);
  const nullsLast = direction === 'desc' && NULLABLE_COLUMNS.includes(column);
  const sorted = nullsLast
    ? matching.orderBy(column, (by) => by.desc().nullsLast())
    : matching.orderBy(column, direction);
  const result = await paginateIds(db, sorted.orderBy('id'), { page, limit });
  const items: OrderRecord[] = await findOrderRecords(
    db,
    result.items.map(({ id }) => id),
  );
  return { ...result, items };
}
