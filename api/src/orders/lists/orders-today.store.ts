import { sql } from 'kysely';
import type { OrdersToday } from 'shared-contracts/orders/orders-today';
import {
  ORDER_DAY_STAGES,
  ORDER_DAY_STATES,
  ORDER_RISKS,
  type OrderDayState,
  type OrderRisk,
} from 'shared-contracts/values/orders/order-day';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findOrderRecords, type OrderRecord } from '../core/order-records.store.ts';
import { isInOrderList } from './order-lists.store.ts';

type Day = { from: number; to: number };

const MAX_URGENT = 5;
const COUNTED_STAGES: OrderStage[] = Object.values(ORDER_DAY_STAGES).flat();
const NOT_PICKED_UP: OrderStage[] = [...ORDER_DAY_STAGES.unplanned, ...ORDER_DAY_STAGES.planned, 'started'];
/** The lists that an order is counted in: those that the home page links to. */
const SIDES = ['own', 'partners'] as const;

const stateByStage = new Map<OrderStage, OrderDayState>(
  ORDER_DAY_STATES.flatMap((state) => ORDER_DAY_STAGES[state].map((stage) => [stage, state] as const)),
);

const selectSide = (db: Db, caller: Caller, side: (typeof SIDES)[number], now: number) =>
  db
    .selectFrom('orders')
    .where(isInOrderList(db, caller, side, now))
    // A literal, as in the condition of the partial indexes.
    .where(sql<boolean>`not ${sql.ref('orders.isArchived')}`);

const ofDay = (db: Db, caller: Caller, side: (typeof SIDES)[number], { from, to }: Day, now: number) =>
  selectSide(db, caller, side, now)
    .where('orders.pickupFrom', '>=', from)
    .where('orders.pickupFrom', '<=', to)
    .where('orders.stage', 'in', COUNTED_STAGES);

export async function countOrdersOfDay(db: Db, caller: Caller, day: Day, now: number): Promise<OrdersToday['counts']> {
  const [own, partner] = await Promise.all(
    SIDES.map(async (side) => {
      const rows = await ofDay(db, caller, side, day, now)
        .select(({ fn }) => ['orders.stage', fn.countAll<number>().as('count')])
        .groupBy('orders.stage')
        .execute();
      return (state: OrderDayState) =>
        rows.reduce((sum, { stage, count }) => (stateByStage.get(stage) === state ? sum + count : sum), 0);
    }),
  );
  return ORDER_DAY_STATES.map((state) => ({ state, own: own?.(state) ?? 0, partner: partner?.(state) ?? 0 }));
}

/** Counts all days, like the list of delayed orders. */
export async function countDelayedOrders(db: Db, caller: Caller, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isInOrderList(db, caller, 'delayed', now))
    .where(sql<boolean>`not ${sql.ref('orders.isArchived')}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The position in `ORDER_RISKS`; orders in transit follow, then finished ones. */
const rankAt = (now: number) =>
  sql<number>`case
    when orders.stage = 'delayed' then ${sql.lit(ORDER_RISKS.indexOf('delayed'))}
    when orders.stage = any(${NOT_PICKED_UP}) and orders.pickup_to < ${now} then ${sql.lit(ORDER_RISKS.indexOf('pickupMissed'))}
    when orders.stage = any(${ORDER_DAY_STAGES.unplanned}) then ${sql.lit(ORDER_RISKS.indexOf('unplanned'))}
    when orders.stage = any(${ORDER_DAY_STAGES.done}) then ${sql.lit(ORDER_RISKS.length + 1)}
    else ${sql.lit(ORDER_RISKS.length)} end`;

/** The first of today's and of all delayed orders, those with the most urgent risk first. */
export async function listUrgentOrders(
  db: Db,
  caller: Caller,
  day: Day,
  now: number,
): Promise<{ record: OrderRecord; risk: OrderRisk | null }[]> {
  // A union, so that each part uses its own index.
  const selectIds = (side: (typeof SIDES)[number]) =>
    ofDay(db, caller, side, day, now)
      .select('orders.id')
      .union(selectSide(db, caller, side, now).where('orders.stage', '=', sql.lit('delayed')).select('orders.id'));
  const rows = await db
    .selectFrom('orders')
    .select(['orders.id', rankAt(now).as('rank')])
    .where('orders.id', 'in', selectIds('own').union(selectIds('partners')))
    .orderBy('rank')
    .orderBy('orders.pickupFrom')
    .orderBy('orders.id')
    .limit(MAX_URGENT)
    .execute();
  const records = await findOrderRecords(
    db,
    rows.map(({ id }) => id),
  );
  const rankById = new Map(rows.map(({ id, rank }) => [id, rank]));
  return records.map((record) => ({
    record,
    risk: ORDER_RISKS[rankById.get(record.id) ?? ORDER_RISKS.length] ?? null,
  }));
}
