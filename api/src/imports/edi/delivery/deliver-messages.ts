import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { pauseAfter } from '../../../platform/webhooks/event.rules.ts';
import { postDelivery } from '../../../platform/webhooks/post-delivery.ts';
import { markDelivered, markFailed, stopWaiting, takeWaiting, type WaitingMessage } from './deliveries.store.ts';
import { writeToFolder } from './exchange-folder.ts';

export type DeliveryDeps = {
  db: Db;
  now: Clock;
  secret: string;
  config: Pick<Config, 'webhooks' | 'ediFolder'>;
};

const [BATCH_SIZE, LEASE] = [20, 300];
/** Reached after about three days. */
const MAX_ATTEMPTS = 24;
const MAX_ERROR_LENGTH = 500;

const contentTypeOf = (raw: string) => (raw.startsWith('ISA') ? 'application/edi-x12' : 'application/edifact');

async function send(deps: DeliveryDeps, message: WaitingMessage): Promise<void> {
  const { id, raw: body, url, secret, organizationCode } = message;
  if (url !== null && secret !== null) {
    await postDelivery({ id, body, url, secret, contentType: contentTypeOf(body) }, deps);
    return;
  }
  if (deps.config.ediFolder === undefined) throw new Error('This server exchanges no files');
  await writeToFolder(deps.config.ediFolder, organizationCode, message);
}

async function deliver(deps: DeliveryDeps, message: WaitingMessage): Promise<void> {
  const { id, method, attempts } = message;
  if (method === null) return void (await stopWaiting(deps.db, id));
  try {
    await send(deps, message);
  } catch (error) {
    const pause = attempts < MAX_ATTEMPTS ? pauseAfter(attempts, 0) : null;
    const deliverAt = pause === null ? null : deps.now() + pause;
    await markFailed(deps.db, id, { error: (error as Error).message.slice(0, MAX_ERROR_LENGTH), deliverAt });
    return;
  }
  await markDelivered(deps.db, id, deps.now());
}

/**
 * Delivers all due messages. A message may arrive twice if this process dies in between; its control number identifies
 * the copy.
 */
export async function deliverWaiting(deps: DeliveryDeps): Promise<void> {
  const take = () => takeWaiting(deps.db, deps.now(), { limit: BATCH_SIZE, lease: LEASE });
  for (let messages = await take(); messages.length > 0; messages = await take())
    for (const message of messages) await deliver(deps, message);
}
