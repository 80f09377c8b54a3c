import type { Config } from '../config/config.ts';
import { type Db, inTransaction } from '../database/database.ts';
import type { NoJobData } from '../jobs/periodic-job.ts';
import type { Hooks } from '../hooks.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../time/clock.ts';
import { pauseAfter } from './event.rules.ts';
import {
  failDelivery,
  hasReadyDeliveries,
  markDelivered,
  postponeDelivery,
  type ReadyDelivery,
  takeReadyDeliveries,
} from './outbox.store.ts';
import { DeliveryError, postDelivery } from './post-delivery.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'webhooks.dispatch': NoJobData;
  }
}

type Deps = {
  db: Db;
  now: Clock;
  config: Pick<Config, 'webhooks'>;
  secret: string;
  hooks: Pick<Hooks, 'webhookGivenUp'>;
};

const BATCH_SIZE = 100;
/** Longer than a receiver may take to answer. Seconds. */
const LEASE = 60;
/** How often the outbox is checked. */
const INTERVAL_MS = 1_000;

async function recordFailure({ db, now, hooks }: Deps, delivery: ReadyDelivery, error: Error) {
  const response = error instanceof DeliveryError ? error.response : null;
  const result = { status: response?.status ?? null, response: response?.text ?? null, error: error.message };
  const pause = pauseAfter(delivery.attempts, now() - delivery.createdAt);
  if (pause !== null) {
    await postponeDelivery(db, delivery.id, result, now() + pause);
    return;
  }
  const { organizationId, endpointId, url } = delivery;
  await inTransaction(db, async (tx: Db) => {
    if (!(await failDelivery(tx, delivery, result, now()))) return;
    for (const hook of hooks.webhookGivenUp) await hook(tx, { organizationId, endpointId, url, at: now() });
  });
}

async function deliver(deps: Deps, delivery: ReadyDelivery) {
  try {
    await markDelivered(deps.db, delivery.id, await postDelivery(delivery, deps), deps.now());
  } catch (error) {
    await recordFailure(deps, delivery, error as Error);
  }
}

/** Posts all that is ready: those about one record in order, others at the same time. */
async function deliverReady(deps: Deps): Promise<void> {
  const ready = await takeReadyDeliveries(deps.db, deps.now(), { limit: BATCH_SIZE, lease: LEASE });
  if (ready.length === 0) return;
  await Promise.all(ready.map((delivery) => deliver(deps, delivery)));
  await deliverReady(deps);
}

/** Queues the job as soon as something is ready: whoever changes a record never waits for a receiver. */
export const webhookDispatch = {
  handle: (deps: Deps & { jobs: Jobs }) => deps.jobs.handle('webhooks.dispatch', () => deliverReady(deps)),
  start: async ({ db, now, jobs }: { db: Db; now: Clock; jobs: Jobs }, onError: (error: Error) => void) => {
    let pending = Promise.resolve();
    const enqueueWhenReady = async () => {
      if (await hasReadyDeliveries(db, now())) await jobs.enqueue(db, 'webhooks.dispatch', {});
    };
    const timer = setInterval(() => {
      pending = enqueueWhenReady().catch(onError);
    }, INTERVAL_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await pending;
    };
  },
};
