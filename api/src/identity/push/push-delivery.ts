import { notificationPath } from 'shared-contracts/values/identity/notification-paths';
import type { PushPayload } from 'shared-contracts/values/identity/push';
import type { NoJobData } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { postPush, type PushReply } from './post-push.ts';
import {
  deleteMessage,
  type DueMessage,
  hasDueMessages,
  postponeMessage,
  takeDueMessages,
} from './push-messages.store.ts';
import { retryDelay, toOutcome } from './push-reply.rules.ts';
import { deleteSubscription } from './push-subscriptions.store.ts';
import { toPushText } from './push-text.rules.ts';
import { deriveVapidKeys, toVapidSubject } from './vapid.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'push.send': NoJobData;
  }
}

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'secret'>;

const BATCH_SIZE = 20;
/** The delay between the commit of a notification and its delivery. */
const INTERVAL_MS = 2_000;
/** Pages of trips: drivers have their own pages for them. */
const TRIP_PAGE = /^\/trips\/[^/]+\/edit$/;
const HOME = '/';

/** The page that a click opens. */
function toPath(message: DueMessage): string {
  const path = notificationPath(message) ?? HOME;
  return message.isDriver && TRIP_PAGE.test(path) ? `/driving/${message.subjectId}` : path;
}

/** Null if the message should not be sent any more. */
function toPayload(message: DueMessage): PushPayload | null {
  const text = message.isCurrent ? toPushText(message, message.language) : null;
  return text && { id: message.notificationId, ...text, path: toPath(message) };
}

async function finish({ db, now }: Deps, { id, sessionId, attempts }: DueMessage, { status, retryAfter }: PushReply) {
  const outcome = toOutcome(status, attempts);
  if (outcome === 'gone') await deleteSubscription(db, sessionId);
  else if (outcome !== 'retry') await deleteMessage(db, id);
  else await postponeMessage(db, id, now() + Math.max(retryAfter, retryDelay(attempts - 1)));
}

/** Sends due messages, each once, with any number of processes. */
async function sendDueMessages(deps: Deps): Promise<void> {
  const { db, now, config, secret } = deps;
  const sender = { vapid: deriveVapidKeys(secret), subject: toVapidSubject(config), push: config.push };
  const messages = await takeDueMessages(db, now(), { limit: BATCH_SIZE, retryDelay });
  if (messages.length === 0) return;
  await Promise.all(
    messages.map(async (message) => {
      const payload = toPayload(message);
      if (payload) await finish(deps, message, await postPush(message, payload, sender));
      else await deleteMessage(db, message.id);
    }),
  );
  await sendDueMessages(deps);
}

/** Queues the job as soon as the outbox has something due: anyone who causes a notification never waits for a push service. */
export const pushDelivery = {
  handle: (deps: Deps & Pick<Services, 'jobs'>) => deps.jobs.handle('push.send', () => sendDueMessages(deps)),
  start: async ({ db, now, jobs }: Pick<Services, 'db' | 'now' | 'jobs'>, onError: (error: Error) => void) => {
    let pending = Promise.resolve();
    const enqueueWhenDue = async () => {
      if (await hasDueMessages(db, now())) await jobs.enqueue(db, 'push.send', {});
    };
    const timer = setInterval(() => {
      pending = enqueueWhenDue().catch(onError);
    }, INTERVAL_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await pending;
    };
  },
};
