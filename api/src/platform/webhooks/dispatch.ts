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
  type Delivered,
  markDelivered,
  postponeDelivery,
  type ReadyDelivery,
  takeReadyDeliveries,
} from './outbox.store.ts';
import { type Connections, DeliveryError, openConnections } from './post-delivery.ts';

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

const BATCH_SIZE = 300;
const AT_ONCE = 100;
/** Then receivers are resolved and checked anew. */
const BATCHES_PER_CONNECTION = 20;
/** Longer than a batch takes when no receiver answers. Seconds. */
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

/** @returns null if it failed, which is recorded */
async function deliver(deps: Deps, { post }: Connections, delivery: ReadyDelivery): Promise<Delivered | null> {
  try {
    return { id: delivery.id, ...(await post(delivery)), deliveredAt: deps.now() };
  } catch (error) {
    await recordFailure(deps, delivery, error as Error);
    return null;
  }
}

/** @returns whether there may be more */
async function deliverBatch(deps: Deps, connections: Connections): Promise<boolean> {
  const ready = await takeReadyDeliveries(deps.db, deps.now(), { limit: BATCH_SIZE, lease: LEASE });
  const delivered: Delivered[] = [];
  const waiting = ready.values();
  const work = async () => {
    for (const delivery of waiting) {
      const result = await deliver(deps, connections, delivery);
      if (result) delivered.push(result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await markDelivered(deps.db, delivered);
  return ready.length > 0;
}

/** Posts all that is ready: those about one record in order, others at the same time. */
async function deliverReady(deps: Deps): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    const connections = openConnections(deps);
    try {
      for (let batch = 0; hasMore && batch < BATCHES_PER_CONNECTION; batch += 1)
        hasMore = await deliverBatch(deps, connections);
    } finally {
      connections.close();
    }
  }
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
