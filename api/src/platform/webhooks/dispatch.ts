import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import type { NoJobData } from '../jobs/periodic-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../time/clock.ts';
import { createDeliveryPump, type DeliveryPump, type PumpDeps } from './delivery-pump.ts';
import { hasReadyDeliveries } from './outbox.store.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'webhooks.dispatch': NoJobData;
  }
}

/** How often the outbox is checked. */
const INTERVAL_MS = 1_000;
/** The job ends after this time, while its process continues to post. Jobs that take minutes are run again. */
const MAX_JOB_MS = 20_000;

/** The pump of each process, by its job queue. */
const pumps = new WeakMap<Jobs, DeliveryPump>();

async function runJob(pump: DeliveryPump): Promise<void> {
  // Another job of this process waits for it.
  if (pump.isRunning()) {
    pump.wake();
    return;
  }
  await Promise.race([pump.run(), wait(MAX_JOB_MS, undefined, { ref: false })]);
}

/** Queues the job as soon as something is ready: anyone who changes a record never waits for a receiver. */
export const webhookDispatch = {
  handle: (deps: PumpDeps & { jobs: Jobs }) => {
    const pump = createDeliveryPump(deps);
    pumps.set(deps.jobs, pump);
    deps.jobs.handle('webhooks.dispatch', () => runJob(pump));
  },
  start: async ({ db, now, jobs }: { db: Db; now: Clock; jobs: Jobs }, onError: (error: Error) => void) => {
    const pump = pumps.get(jobs);
    let pending = Promise.resolve();
    const look = async () => {
      if (pump?.isRunning()) pump.wake();
      else if (await hasReadyDeliveries(db, now())) await jobs.enqueue(db, 'webhooks.dispatch', {});
    };
    const timer = setInterval(() => {
      pending = look().catch(onError);
    }, INTERVAL_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await pending;
      await pump?.stop();
    };
  },
};
