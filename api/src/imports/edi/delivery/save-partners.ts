import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { EdiPartnerInput } from 'shared-contracts/edi';
import { selectActivePartnerIds } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { diffFields } from '../../../platform/values/fields.ts';
import { ensureEndpoint, rotateSecret } from '../../../platform/webhooks/webhook-endpoints.store.ts';
import {
  deletePartner,
  findPartner,
  findPartnerCalled,
  findPartnerOfCarrier,
  insertPartner,
  lockPartner,
  presentPartner,
  updatePartner,
} from './partners.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'config'>;
const MAX_PARTNERS = 100;

const record = (
  tx: Db,
  caller: Caller,
  id: string,
  event: TimelineEvent<'ediPartner'>,
  at: number,
  changes: Record<string, unknown>,
) => recordTimeline(tx, caller, { subject: 'ediPartner', subjectId: id, event, changes, occurredAt: at });

async function findSaved(tx: Db, caller: Caller, id: string) {
  const partner = await findPartner(tx, caller, id);
  if (!partner) throw notFound();
  return partner;
}
async function lock(tx: Db, caller: Caller, id: string) {
  const partner = await lockPartner(tx, caller, id);
  if (!partner) throw notFound();
  return partner;
}

const NO_CARRIER = { carrierId: null, ownId: null, syntax: null };

/** An active partner, whom no other EDI partner is. @throws 422 */
async function toCarrier(tx: Db, caller: Caller, { carrier }: EdiPartnerInput, partnerId?: string) {
  if (!carrier) return NO_CARRIER;
  const { ownId, syntax } = carrier;
  const active = selectActivePartnerIds(tx, caller.organizationId).where('organizations.id', '=', carrier.id);
  const found = await active.executeTakeFirst();
  if (!found) throw invalidField('carrier.id', 'notFound', 'Partner not found');
  const holder = await findPartnerOfCarrier(tx, caller, found.id);
  if (holder && holder.id !== partnerId)
    throw invalidField('carrier.id', 'carrierTaken', 'Another EDI partner is this carrier');
  return { carrierId: found.id, ownId, syntax };
}

const taken = () => invalidField('partner', 'taken', 'There are settings for this partner');

/** An address that webhooks also post to keeps its secret. */
async function toEndpoint({ config, secret, now }: Deps, tx: Db, { organizationId }: Caller, input: EdiPartnerInput) {
  if (input.method === 'folder' && config.ediFolder === undefined)
    throw invalidField('method', 'noFolder', 'This server exchanges no files');
  if (input.url === null) return null;
  if (!config.webhooks.allowsPrivate && !input.url.startsWith('https:'))
    throw invalidField('url', 'https', 'Use an address that begins with https://');
  return ensureEndpoint(tx, { organizationId, url: input.url }, { secret, now: now() });
}

const toRecorded = ({
  partner,
  method,
  url,
  user,
  carrierName,
  ownId,
  syntax,
}: Awaited<ReturnType<typeof findSaved>>) => ({
  partner,
  method,
  url,
  user,
  carrier: carrierName,
  ownId,
  syntax,
});

async function assertRoom(tx: Db, { organizationId }: Caller) {
  await tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('ediPartners')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PARTNERS)
    throw conflict('tooManyEdiPartners', `At most ${MAX_PARTNERS} EDI partners`, { max: MAX_PARTNERS });
}

/** Files of the partner are executed in the name of the caller. @throws 409, 422 */
export const createPartner = (deps: Deps, caller: Caller, input: EdiPartnerInput) =>
  inTransaction(deps.db, async (tx) => {
    const [createdAt, { organizationId, userId }, { partner, method }] = [deps.now(), caller, input];
    await assertRoom(tx, caller);
    const endpointId = await toEndpoint(deps, tx, caller, input);
    const carrier = await toCarrier(tx, caller, input);
    const values = { organizationId, partner, method, endpointId, userId, createdAt, ...carrier };
    const created = await insertPartner(tx, values);
    if (!created) throw taken();
    await record(tx, caller, created.id, 'created', createdAt, input);
    return presentPartner(await findSaved(tx, caller, created.id));
  });

/** Like `createPartner`. @throws 404, 422 */
export const changePartner = (deps: Deps, caller: Caller, id: string, input: EdiPartnerInput) =>
  inTransaction(deps.db, async (tx) => {
    const saved = await lock(tx, caller, id);
    const holder = await findPartnerCalled(tx, caller, input.partner);
    if (holder && holder.id !== id) throw taken();
    const endpointId = await toEndpoint(deps, tx, caller, input);
    const carrier = await toCarrier(tx, caller, input, id);
    const { partner, method } = input;
    await updatePartner(tx, id, { partner, method, endpointId, userId: caller.userId, ...carrier });
    const changed = await findSaved(tx, caller, id);
    await record(tx, caller, id, 'updated', deps.now(), diffFields(toRecorded(saved), toRecorded(changed)));
    return presentPartner(changed);
  });

/** Messages that wait for the partner stay as they are. @throws 404 */
export const removePartner = ({ db, now }: Deps, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const { partner } = await lock(tx, caller, id);
    await deletePartner(tx, id);
    await record(tx, caller, id, 'deleted', now(), { partner: { from: partner, to: null } });
  });

/** @throws 404, also for a partner with a folder */
export const renewPartnerSecret = ({ db, now, secret }: Deps, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const { endpointId } = await lock(tx, caller, id);
    if (endpointId === null) throw notFound();
    await record(tx, caller, id, 'webhookSecretCreated', now(), {});
    return { secret: await rotateSecret(tx, endpointId, { secret, now: now() }) };
  });
