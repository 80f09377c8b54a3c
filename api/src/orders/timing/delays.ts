import { sql } from 'kysely';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import { MINUTE_MS } from 'shared-contracts/values/time';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { stopKind, stopWindowTo } from '../core/stop-columns.store.ts';
import { DELAY_GRACE } from '../stages/order-stage.rules.ts';
import { moveOrderInTransaction } from '../transitions/move-order.ts';
import { AT_DROP_STAGES, AT_PICKUP_STAGES, EXECUTING_STAGES } from '../stages/order-stage-table.rules.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'orders.delays': NoJobData;
  }
}

type DelayServices = Pick<Services, 'db' | 'now' | 'config' | 'jobs' | 'mailer' | 'hooks'>;

/** Executing orders that have missed the deadline of their next stop and were not yet marked as delayed for it. */
async function listLateOrders(db: Db, now: number) {
  const stage = sql.ref('stage');
  const inStages = (stages: readonly string[]) =>
    sql<boolean>`${stage} in (${sql.join(stages.map((name) => sql.lit(name)))})`;
  // SQL of `nextStop`: the first open stop; at a stop, the one after it; never the first pickup once it is completed.
  const isAtStop = inStages([...AT_PICKUP_STAGES, ...AT_DROP_STAGES]);
  const atKind = sql<StopKind>`case when ${inStages(AT_PICKUP_STAGES)} then 'pickup' else 'drop' end`;
  const openStops = db
    .selectFrom('orderStops')
    .where('orderStops.orderId', '=', sql.ref<string>('orders.id'))
    .where('orderStops.departedAt', 'is', null);
  const current = sql`coalesce(${openStops
    .where(stopKind, '=', atKind)
    .select(({ fn }) => fn.min('orderStops.position').as('current'))}, 0)`;
  const deadline = sql<number | null>`${db
    .selectFrom('orderStops')
    .where('orderStops.orderId', '=', sql.ref<string>('orders.id'))
    .where(
      'orderStops.position',
      '=',
      sql<number>`case
        when ${stage} = 'started' then 0
        when ${isAtStop} then ${current} + 1
        else ${openStops.where('position', '>', 0).select(({ fn }) => fn.min('orderStops.position').as('next'))}
      end`,
    )
    .select(stopWindowTo.as('windowTo'))}`;
  return db
    .selectFrom('orders')
    .select('id')
    .where(inStages(EXECUTING_STAGES))
    .where(deadline, '<', now - DELAY_GRACE)
    .where(sql<boolean>`${sql.ref('delayedFor')} is distinct from ${deadline}`)
    .orderBy('id')
    .execute();
}

/** Does nothing when the order has moved on in the meantime. */
async function delay(services: DelayServices, id: string) {
  try {
    await inTransaction(services.db, (tx) =>
      moveOrderInTransaction(services, tx, { caller: null }, id, { event: 'delay', reason: null }),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** O20: marks orders as delayed that are half an hour late for their next stop. */
export const delayDetection = periodicJob('orders.delays', MINUTE_MS, async (services: DelayServices) => {
  for (const { id } of await listLateOrders(services.db, services.now())) await delay(services, id);
});
