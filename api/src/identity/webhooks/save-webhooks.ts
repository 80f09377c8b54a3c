import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { WebhookInput, WebhookPatch } from 'shared-contracts/webhooks';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { toBody } from '../../platform/webhooks/event.rules.ts';
import { ensureEndpoint, renewSecret, rotateSecret } from '../../platform/webhooks/webhook-endpoints.store.ts';
import {
  dropQueued,
  findEndpointAt,
  findWebhook,
  insertDueDelivery,
  lockWebhook,
  requeueDelivery,
  updateWebhook,
} from './webhooks.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'config'>;
const MAX_WEBHOOKS = 20;

const record = (
  tx: Db,
  caller: Caller,
  subjectId: string,
  event: TimelineEvent<'webhook'>,
  at: number,
  changes?: Record<string, unknown>,
) => recordTimeline(tx, caller, { subject: 'webhook', subjectId, event, changes, occurredAt: at });

async function lock(tx: Db, caller: Caller, id: string) {
  const webhook = await lockWebhook(tx, caller, id);
  if (!webhook) throw notFound();
  return webhook;
}

async function findSaved(tx: Db, caller: Caller, id: string) {
  const webhook = await findWebhook(tx, caller, id);
  if (!webhook) throw notFound();
  return webhook;
}

const toRecorded = ({ name, url, topics, disabledAt }: Awaited<ReturnType<typeof findSaved>>) => ({
  name,
  url,
  topics,
  isEnabled: disabledAt === null,
});

async function assertRoom(tx: Db, { organizationId }: Caller) {
  await tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('webhookEndpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('name', 'is not', null)
    .executeTakeFirstOrThrow();
  if (count >= MAX_WEBHOOKS)
    throw conflict('tooManyWebhooks', `At most ${MAX_WEBHOOKS} webhooks`, { max: MAX_WEBHOOKS });
}

function assertSecure({ config }: Deps, url: string) {
  if (!config.webhooks.allowsPrivate && !url.startsWith('https:'))
    throw invalidField('url', 'https', 'Use an address that begins with https://');
}

/**
 * If alert rules already post to the address, its endpoint is reused; both then use the new secret.
 * @throws 409, 422
 */
export const createWebhook = (deps: Deps, caller: Caller, { url, name, topics }: WebhookInput) =>
  inTransaction(deps.db, async (tx) => {
    const [at, { organizationId, userId }] = [deps.now(), caller];
    assertSecure(deps, url);
    await assertRoom(tx, caller);
    const id = await ensureEndpoint(tx, { organizationId, url }, { secret: deps.secret, now: at });
    if (await findWebhook(tx, caller, id)) throw invalidField('url', 'taken', 'There is a webhook for this address');
    await updateWebhook(tx, id, { name, topics, disabledAt: null, createdBy: userId });
    const secret = await renewSecret(tx, id, deps.secret);
    await record(tx, caller, id, 'created', at, { name, url, topics });
    return { ...(await findSaved(tx, caller, id)), secret };
  });

/** Alert rules that post to the address follow it. @throws 422 when it is that of another endpoint */
async function moveWebhook(deps: Deps, tx: Db, { organizationId }: Caller, { id, url }: { id: string; url: string }) {
  assertSecure(deps, url);
  const holder = await findEndpointAt(tx, organizationId, url);
  if (holder && holder.id !== id)
    throw holder.topics.length > 0
      ? invalidField('url', 'taken', 'There is a webhook for this address')
      : invalidField('url', 'usedByAlerts', 'Alert rules post to this address');
  await updateWebhook(tx, id, { url });
}

/** @throws 404, 422 */
export const changeWebhook = (deps: Deps, caller: Caller, id: string, { isEnabled, url, name, topics }: WebhookPatch) =>
  inTransaction(deps.db, async (tx) => {
    const saved = await lock(tx, caller, id);
    const at = deps.now();
    if (isEnabled !== undefined && isEnabled !== (saved.disabledAt === null))
      await updateWebhook(tx, id, { disabledAt: isEnabled ? null : at });
    if (name !== undefined || topics !== undefined) await updateWebhook(tx, id, { name, topics });
    if (url !== undefined && url !== saved.url) await moveWebhook(deps, tx, caller, { id, url });
    const changed = await findSaved(tx, caller, id);
    await record(tx, caller, id, 'updated', at, diffFields(toRecorded(saved), toRecorded(changed)));
    return changed;
  });

/** The address stays for alert rules that post to it. @throws 404 */
export const removeWebhook = ({ db, now }: Deps, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const { name, url } = await lock(tx, caller, id);
    await updateWebhook(tx, id, { name: null, topics: [], disabledAt: null });
    await dropQueued(tx, id);
    await record(tx, caller, id, 'deleted', now(), { name: { from: name, to: null }, url: { from: url, to: null } });
  });

/** @throws 404 */
export const renewWebhookSecret = ({ db, now, secret }: Deps, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    await lock(tx, caller, id);
    await record(tx, caller, id, 'webhookSecretCreated', now());
    return { secret: await rotateSecret(tx, id, { secret, now: now() }) };
  });

/** @throws 404 */
export const sendTest = ({ db, now }: Deps, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const { name } = await lock(tx, caller, id);
    const [at, type] = [now(), 'webhook.test'];
    const body = toBody({ type, at, data: { id, name } });
    return insertDueDelivery(tx, { endpointId: id, type, body, createdAt: at, dueAt: at });
  });

/** @throws 404 */
export const sendAgain = ({ db, now }: Deps, caller: Caller, { id, deliveryId }: { id: string; deliveryId: string }) =>
  inTransaction(db, async (tx) => {
    await lock(tx, caller, id);
    const delivery = await requeueDelivery(tx, id, deliveryId, now());
    if (!delivery) throw notFound();
    return delivery;
  });
