import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { TrackingLinkInput } from 'shared-contracts/orders/tracking';
import { findOrder, lockOrder, type OrderRecord } from '../core/order-records.store.ts';
import { listNamedStops } from '../core/order-relations.store.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, invalidField } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { type Quota, spendQuota } from '../../platform/security/quota.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { linkState } from '../../platform/security/link.rules.ts';
import { expiryProblem, MAX_ACTIVE_LINKS, defaultExpiry } from './tracking-link.rules.ts';
import { countActiveLinks, findLink, insertLink, updateLink } from './tracking-links.store.ts';
import { hashToken, generateCode, generateToken } from '../../platform/security/link-token.ts';

type LinkServices = Pick<Services, 'db' | 'now'>;

const TRACKING_LINKS: Quota = {
  name: 'trackingLink',
  code: 'trackingLinkLimit',
  noun: 'tracking links',
  user: 200,
  organization: 1_000,
};

/** Links belong to the order's owner: the partner can neither see nor create them. */
function assertOwner(order: OrderRecord, caller: Caller): OrderRecord {
  if (!isRoot(caller) && caller.organizationId !== order.organizationId) throw forbidden();
  return order;
}

export const findOwnedOrder = async (db: Db, caller: Caller, id: string) =>
  assertOwner(await findOrder(db, caller, id), caller);
const lockOwnedOrder = async (tx: Db, caller: Caller, id: string) =>
  assertOwner(await lockOrder(tx, caller, id), caller);

const recordLinkEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: OrderRecord,
  entry: { event: TimelineEvent<'order'>; changes: Record<string, unknown>; occurredAt: number },
) => recordTimeline(tx, caller, { subject: 'order', subjectId: id, organizationId, ...entry });

/** @throws 422 for `stop` */
async function findDrop(tx: Db, orderId: string, position: number) {
  const stop = (await listNamedStops(tx, orderId))[position];
  if (stop?.kind !== 'drop') throw invalidField('stop', 'notFound', 'Drop not found');
  return { position, ...stop };
}

/** Returns the new link's token too, because only its hash is stored. */
export const createLink = (
  { db, now }: LinkServices,
  caller: Caller,
  orderId: string,
  input: TrackingLinkInput,
): Promise<{ id: string; token: string }> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const order = await lockOwnedOrder(tx, caller, orderId);
    const { expiresAt = defaultExpiry(order.deliveryTo, at) } = input;
    const problem = expiryProblem(expiresAt, at);
    if (problem) throw invalidField('expiresAt', problem.code, problem.message);
    const drop = input.stop === undefined ? null : await findDrop(tx, order.id, input.stop);
    if ((await countActiveLinks(tx, order.id, at)) >= MAX_ACTIVE_LINKS)
      throw conflict('tooManyLinks', `An order can have at most ${MAX_ACTIVE_LINKS} active links`, {
        record: order.number,
        most: MAX_ACTIVE_LINKS,
      });
    await spendQuota(tx, caller, TRACKING_LINKS, at);
    const [token, code] = [generateToken(), generateCode()];
    const { id } = await insertLink(tx, {
      orderId: order.id,
      code,
      tokenHash: hashToken(token),
      stopPosition: drop?.position ?? null,
      stopLocationId: drop?.locationId ?? null,
      createdBy: caller.userId,
      createdAt: at,
      expiresAt,
    });
    await recordLinkEvent(tx, caller, order, {
      event: 'makeTrackingLink',
      changes: { trackingCode: code, ...(drop && { stop: drop.location }), expiresAt },
      occurredAt: at,
    });
    return { id, token };
  });

/** Does nothing when the link is no longer active. */
export const revokeLink = ({ db, now }: LinkServices, caller: Caller, orderId: string, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const order = await lockOwnedOrder(tx, caller, orderId);
    const link = await findLink(tx, order.id, id);
    if (linkState(link, at) !== 'active') return;
    await updateLink(tx, id, { revokedAt: at });
    await recordLinkEvent(tx, caller, order, {
      event: 'revokeTrackingLink',
      changes: { trackingCode: link.code },
      occurredAt: at,
    });
  });
