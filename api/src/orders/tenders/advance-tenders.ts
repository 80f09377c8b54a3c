import { MINUTE_MS } from 'shared-contracts/values/time';
import { createRouting } from '../../network/public.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { lockOrder } from '../core/order-records.store.ts';
import { advanceTender } from './run-tender.ts';
import { listDueTenders } from './tenders.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'orders.tenders': NoJobData;
  }
}

type Deps = Pick<Services, 'db' | 'now' | 'jobs' | 'mailer' | 'config' | 'hooks'> & Parameters<typeof createRouting>[0];

/** Advances tenders whose partners have not answered in time. Does nothing if another process was faster. */
export const tenderDeadlines = periodicJob('orders.tenders', MINUTE_MS, async (deps: Deps) => {
  const { db, now, mailer, config, hooks } = deps;
  const services = { now, mailer, config, hooks, routing: createRouting(deps) };
  for (const { id } of await listDueTenders(db, now()))
    await inTransaction(db, async (tx) => advanceTender(services, tx, await lockOrder(tx, null, id), now()));
});
