import { sql } from 'kysely';
import { type Db, inTransaction } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { type Nothing, periodicJob } from '../platform/periodic-job.ts';
import { GRACE_SECONDS } from './order.rules.ts';
import { moveInside } from './order-moves.ts';
import { AT_DROP, EXECUTING } from './stage-table.rules.ts';

declare module '../platform/jobs.ts' {
  interface JobData {
    'orders.delays': Nothing;
  }
}

type Needed = Pick<Parts, 'db' | 'now' | 'config' | 'jobs' | 'mail'>;
const EVERY_MS = 60_000;

/** Orders on the road whose next stop's deadline has passed; told of once a deadline, wherever the order goes on meanwhile. */
async function lateOrders(db: Db, now: number) {
  const stages = sql.join(EXECUTING.map((stage) => sql.lit(stage)));
  const dropsLeft = sql<number>`(select count(*) from ${sql.table('orderStops')} where ${sql.ref('orderId')} = ${sql.ref('orders.id')} and ${sql.ref('position')} > 0 and ${sql.ref('departedAt')} is null)`;
  const isAtLastDrop = sql<boolean>`${sql.ref('stage')} in (${sql.join(AT_DROP.map((stage) => sql.lit(stage)))}) and ${dropsLeft} < 2`;
  const deadline = sql<number>`case when ${sql.ref('stage')} = 'started' then ${sql.ref('pickupTo')} else ${sql.ref('deliveryTo')} end`;
  return db
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`${sql.ref('stage')} in (${stages})`)
    .where(deadline, '<', now - GRACE_SECONDS)
    .where(sql<boolean>`${sql.ref('delayedFor')} is distinct from ${deadline}`)
    .where(sql<boolean>`not (${isAtLastDrop})`)
    .orderBy('id')
    .execute();
}

/** Each in a transaction of its own; one that has moved on meanwhile, here or in another process, refuses and stays as it is. */
async function delay(server: Needed, id: string) {
  const wish = { event: 'delay', reason: null } as const;
  await inTransaction(server.db, (tx) => moveInside(server, tx, { caller: null }, id, wish)).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

/** O20: what is half an hour late for its next stop is delayed. */
export const delays = periodicJob('orders.delays', EVERY_MS, async (server: Needed) => {
  for (const { id } of await lateOrders(server.db, server.now())) await delay(server, id);
});
