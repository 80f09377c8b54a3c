import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { stopKind, stopWindowFrom } from '../core/stop-columns.store.ts';
import { EXECUTING_STAGES } from '../stages/order-stage-table.rules.ts';

/** The value of `longest_wait` while the vehicle is at a stop. */
const AT_STOP = 2_147_483_647;

/** The free minutes of each contract, one row per contract with a column per category. */
export const selectFreeMinutes = (db: Db) => {
  const ofCategory = (category: string) =>
    sql<number | null>`max(free_minutes) filter (where category = ${sql.lit(category)})`;
  return db
    .selectFrom('contractDelayTerms')
    .select([
      'contractId',
      ofCategory('loading').as('loading'),
      ofCategory('unloading').as('unloading'),
      ofCategory('standard').as('standard'),
    ])
    .groupBy('contractId')
    .as('terms');
};

/**
 * R10 as SQL expressions over `orders`, `orderStops` and `terms` (`selectFreeMinutes`): the dwell time at a stop, and
 * the chargeable part of it, which is negative while free time remains, and null where the contract has no terms for
 * the stop: rating charges nothing there. `departedAt` null: the vehicle is still there.
 * `mayExceedFreeTime` and `exceedsFreeTime` need no stops: whether the order may have exceeded the free time at one of
 * them, and whether it certainly has.
 */
export function demurrageSql(now: number) {
  const dwellStart = sql<number>`greatest(${sql.ref('orderStops.arrivedAt')}, ${stopWindowFrom})`;
  const executingStages = sql.join([...EXECUTING_STAGES, 'delayed'].map((stage) => sql.lit(stage)));
  const isExecuting = sql`${sql.ref('orders.stage')} in (${executingStages})`;
  const departedAt = sql<number | null>`coalesce(
    ${sql.ref('orderStops.departedAt')},
    case when ${isExecuting} then null else ${sql.ref('orders.stageChangedAt')} end
  )`;
  const dwellMinutes = sql<number>`(coalesce(${departedAt}, ${now}::bigint) - ${dwellStart}) / 60`;
  const [loading, unloading] = (['loading', 'unloading'] as const).map(
    (category) => sql`coalesce(${sql.ref(`terms.${category}`)}, ${sql.ref('terms.standard')})`,
  );
  const freeMinutes = sql<number>`case ${stopKind} when 'pickup' then ${loading} else ${unloading} end`;
  const chargeableMinutes = sql<number>`${dwellMinutes} - ${freeMinutes}`;
  const longestWait = sql.ref('orders.longestWait');
  const mayExceedFreeTime = sql<boolean>`${longestWait} > 0 and ${longestWait} > least(${loading}, ${unloading})`;
  const currentWait = sql`(${now}::bigint - ${sql.ref('orders.standsSince')}) / 60`;
  const waitSoFar = sql`case when ${longestWait} < ${sql.lit(AT_STOP)} then ${longestWait} else ${currentWait} end`;
  const exceedsFreeTime = sql<boolean>`${loading} + ${unloading} is not null
    and ${waitSoFar} > greatest(${loading}, ${unloading})`;
  return {
    dwellStart,
    departedAt,
    dwellMinutes,
    freeMinutes,
    chargeableMinutes,
    mayExceedFreeTime,
    exceedsFreeTime,
  };
}

/** The visited stops of orders that may have exceeded their free time. */
export function selectDemurrageStops(db: Db, now: number) {
  const figures = demurrageSql(now);
  const stops = db
    .selectFrom('orders')
    .innerJoin('orderStops', 'orderStops.orderId', 'orders.id')
    .leftJoin(selectFreeMinutes(db), 'terms.contractId', 'orders.contractId')
    .where('orderStops.arrivedAt', 'is not', null)
    .where('orderStops.isTransfer', '=', false)
    .where(figures.mayExceedFreeTime);
  return { stops, ...figures };
}
