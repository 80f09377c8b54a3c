import type { Config } from '../config/config.ts';
import { type Db, inTransaction } from '../database/database.ts';
import type { Hooks } from '../hooks.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../time/clock.ts';
import { DeliveryError, postDelivery } from './post-delivery.ts';
import { findQueuedDelivery, insertDelivery, recordDelivered, recordFailure } from './webhook-deliveries.store.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'webhooks.deliver': { id: string };
  }
}

type WebhookMessage = { endpointId: string; /** Such as `alert.raised`. */ type: string; data: unknown };
export type Webhooks = {
  /**
   * Queues a message in the caller's transaction. It is posted after the commit, retried with growing pauses until the
   * receiver accepts it, and given up after nearly four hours.
   */
  send: (tx: Db, message: WebhookMessage) => ReturnType<typeof insertDelivery>;
};

type Deps = {
  db: Db;
  now: Clock;
  jobs: Jobs;
  config: Pick<Config, 'webhooks'>;
  secret: string;
  hooks: Pick<Hooks, 'webhookGivenUp'>;
};
type Queued = NonNullable<Awaited<ReturnType<typeof findQueuedDelivery>>>;

const MS = 1_000;
async function giveUp(tx: Db, { organizationId, endpointId, url }: Queued, { hooks, now }: Deps) {
  for (const hook of hooks.webhookGivenUp) await hook(tx, { organizationId, endpointId, url, at: now() });
}

/** Posts signed messages to addresses of organizations, with retries. */
export function createWebhooks(deps: Deps): Webhooks {
  const { db, now, jobs } = deps;

  jobs.handle('webhooks.deliver', async ({ id }, { isLast }) => {
    const delivery = await findQueuedDelivery(db, id, now());
    if (!delivery) return;
    const { status } = await postDelivery(delivery, deps).catch(async (error: Error) => {
      await inTransaction(db, async (tx) => {
        const failure = {
          status: error instanceof DeliveryError ? (error.response?.status ?? null) : null,
          error: error.message,
          isLast,
        };
        await recordFailure(tx, id, failure);
        if (isLast) await giveUp(tx, delivery, deps);
      });
      throw error;
    });
    await recordDelivered(db, id, status, now());
  });

  return {
    send: async (tx, { endpointId, type, data }) => {
      const createdAt = now();
      const body = JSON.stringify({ type, timestamp: new Date(createdAt * MS).toISOString(), data });
      const delivery = await insertDelivery(tx, { endpointId, type, body, createdAt });
      await jobs.enqueue(tx, 'webhooks.deliver', { id: delivery.id });
      return delivery;
    },
  };
}
