import type { Config } from '../config/config.ts';
import { type Db, inTransaction } from '../database/database.ts';
import type { Hooks } from '../hooks.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { decryptSecret } from '../security/encryption.ts';
import { type AddressRejectionReason, resolveAddress } from '../mail/resolve-address.ts';
import type { Clock } from '../time/clock.ts';
import { postJson } from './post-json.ts';
import { createWebhookHeaders } from './signature.ts';
import { findQueuedDelivery, insertDelivery, recordDelivered, recordFailure } from './webhook-deliveries.store.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'webhooks.deliver': { id: string };
  }
}

type WebhookMessage = { endpointId: string; /** As in `alert.raised`. */ type: string; data: unknown };
export type Webhooks = {
  /**
   * Queues a message in the caller's transaction. It is posted after the commit, again with growing pauses until the
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
const isAccepted = (status: number) => status >= 200 && status < 300;

const REJECTIONS: Record<AddressRejectionReason, string> = {
  hostNotFound: 'No server with this name was found',
  addressNotAllowed: 'The server is in a private network',
};

/** An attempt that failed, with the status of the response, if there was one. */
class DeliveryError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** IPv6 addresses are in brackets in an address of the web. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

async function post({ id, url, secret: encrypted, body }: Queued, { config, secret, now }: Deps): Promise<number> {
  const endpointSecret = decryptSecret(secret, encrypted);
  if (endpointSecret === null) throw new DeliveryError('The secret can’t be decrypted. Create a new one');
  const target = new URL(url);
  const address = await resolveAddress(hostOf(target), config.webhooks.allowsPrivate);
  if ('reason' in address) throw new DeliveryError(REJECTIONS[address.reason]);
  const headers = createWebhookHeaders(endpointSecret, { id, timestamp: now(), body });
  const status = await postJson(target, { body, headers, address });
  if (!isAccepted(status)) throw new DeliveryError(`The server answered with ${status}`, status);
  return status;
}

async function giveUp(tx: Db, { organizationId, endpointId, url }: Queued, { hooks, now }: Deps) {
  for (const hook of hooks.webhookGivenUp) await hook(tx, { organizationId, endpointId, url, at: now() });
}

/** Posts messages to addresses of organizations, signed, and as often as it takes. */
export function createWebhooks(deps: Deps): Webhooks {
  const { db, now, jobs } = deps;

  jobs.handle('webhooks.deliver', async ({ id }, { isLast }) => {
    const delivery = await findQueuedDelivery(db, id);
    if (!delivery) return;
    const status = await post(delivery, deps).catch(async (error: Error) => {
      await inTransaction(db, async (tx) => {
        const failure = { status: error instanceof DeliveryError ? error.status : null, error: error.message, isLast };
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
