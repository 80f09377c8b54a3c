import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { OrderQuery } from 'shared-contracts/orders';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { ordering, paged } from '../platform/page.ts';
import { ownedBy } from '../platform/scope.ts';
import { filtered } from './order-filters.store.ts';
import { type OrderRecord, orderRows, orderVisibleTo } from './order-rows.store.ts';
import { EXECUTING } from './stage-table.rules.ts';

/** PostgreSQL sorts nothing before everything when descending; an index of a column that is never empty must not be told otherwise. */
const NULLABLE: readonly string[] = ['pickupFrom', 'deliveryFrom', 'predictedCost'];

/** `longest_wait` of an order that stands at a stop. */
const STANDS = 2_147_483_647;

/** The lists of orders: one's own, those that partners (or 3pl ones) address to one, all of both, and of those the late, the waiting and the archived. */
export type OrderList = 'own' | 'partners' | '3pl' | 'all' | 'delayed' | 'demurrage' | 'archive';

const eb = expressionBuilder<Tables, 'orders'>();
/** As it stands in the indexes, which a parameter would not match. */
const isArchived = sql<boolean>`${sql.ref('orders.isArchived')}`;

/** Validated orders addressed to the caller's organization; root sees those of all. */
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

/** The free minutes of each contract by where they count, as one row. */
export const delayTerms = (db: Db) => {
  const of = (category: string) => sql<number | null>`max(free_minutes) filter (where category = ${sql.lit(category)})`;
  return db
    .selectFrom('contractDelayTerms')
    .select(['contractId', of('loading').as('loading'), of('unloading').as('unloading'), of('standard').as('standard')])
    .groupBy('contractId')
    .as('terms');
};

/**
 * R10 in SQL, for all who count it: how long an order stands, or stood, at a stop, and the minutes of that beyond what is free; below zero: there is time left.
 * `left`: when it was left; null: it still stands there. `isLong`, `isTooLong`: whether it may have stood too long at any of its stops, and whether it
 * surely has, as the order itself tells.
 * Of `orders`, `orderStops` and `terms`.
 */
export function stood(now: number) {
  const atPickup = (yes: string, no: string) =>
    sql`case ${sql.ref('orderStops.position')} when 0 then ${sql.ref(yes)} else ${sql.ref(no)} end`;
  const from = sql<number>`greatest(${sql.ref('orderStops.arrivedAt')}, ${atPickup('orders.pickupFrom', 'orders.deliveryFrom')})`;
  const onTheRoad = sql`${sql.ref('orders.stage')} in (${sql.join([...EXECUTING, 'delayed'].map((stage) => sql.lit(stage)))})`;
  const left = sql<
    number | null
  >`coalesce(${sql.ref('orderStops.departedAt')}, case when ${onTheRoad} then null else ${sql.ref('orders.stageChangedAt')} end)`;
  const minutes = sql<number>`(coalesce(${left}, ${now}::bigint) - ${from}) / 60`;
  const [loading, unloading] = (['loading', 'unloading'] as const).map(
    (at) => sql`coalesce(${sql.ref(`terms.${at}`)}, ${sql.ref('terms.standard')}, ${sql.ref(`orders.${at}Minutes`)})`,
  );
  const free = sql<number>`case ${sql.ref('orderStops.position')} when 0 then ${loading} else ${unloading} end`;
  const over = sql<number>`${minutes} - ${free}`;
  const wait = sql.ref('orders.longestWait');
  const isLong = sql<boolean>`${wait} > 0 and ${wait} > least(${loading}, ${unloading})`;
  const waitSoFar = sql`case when ${wait} < ${sql.lit(STANDS)} then ${wait} else (${now}::bigint - ${sql.ref('orders.standsSince')}) / 60 end`;
  const isTooLong = sql<boolean>`${waitSoFar} > greatest(${loading}, ${unloading})`;
  return { from, left, minutes, free, over, isLong, isTooLong };
}

/** The stops that orders came to, of orders that may have stood too long. */
export function standing(db: Db, now: number) {
  const figures = stood(now);
  const stops = db
    .selectFrom('orders')
    .innerJoin('orderStops', 'orderStops.orderId', 'orders.id')
    .leftJoin(delayTerms(db), 'terms.contractId', 'orders.contractId')
    .where('orderStops.arrivedAt', 'is not', null)
    .where(figures.isLong);
  return { stops, ...figures };
}

/** Those that stand, or stood, too long. */
function stoodTooLong(db: Db, caller: Caller, now: number) {
  const { stops, over } = standing(db, now);
  return stops.select('orderStops.orderId').where(orderVisibleTo(caller)).where(eb.not(isArchived)).where(over, '>', 0);
}

const LISTS: Record<OrderList, (db: Db, caller: Caller, now: number) => Expression<SqlBool>> = {
  own: (_db, caller) => ownedBy(caller, 'orders'),
  partners: (_db, caller) => addressedTo(caller),
  '3pl': (db, caller) => eb.and([addressedTo(caller), ownerIs3pl(db)]),
  all: (_db, caller) => orderVisibleTo(caller),
  delayed: (_db, caller) => eb.and([orderVisibleTo(caller), eb('orders.stage', '=', sql.lit('delayed'))]),
  demurrage: (db, caller, now) => eb('orders.id', 'in', stoodTooLong(db, caller, now)),
  archive: (_db, caller) => orderVisibleTo(caller),
};

/** A page of a list: found and counted by themselves; names are joined to those of the page only. @param now unix seconds */
export async function listOrders(
  db: Db,
  caller: Caller,
  list: OrderList,
  { page: wanted, limit, sort, ...filters }: OrderQuery,
  now: number,
) {
  const { column, direction } = ordering(sort);
  const listed = db
    .selectFrom('orders')
    .select('orders.id')
    .where(LISTS[list](db, caller, now))
    .where(list === 'archive' ? isArchived : eb.not(isArchived));
  const matching = filtered(db, caller, listed, filters);
  const emptyLast = direction === 'desc' && NULLABLE.includes(column);
  const sorted = emptyLast
    ? matching.orderBy(column, (order) => order.desc().nullsLast())
    : matching.orderBy(column, direction);
  const page = await paged(sorted.orderBy('id'), { page: wanted, limit });
  const items: OrderRecord[] = await orderRows(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items };
}
