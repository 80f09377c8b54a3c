import type { TrackingLinkInput } from 'shared-contracts/tracking';
import { findOrder, lockOrder, type OrderRecord } from '../order-rows.store.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, forbidden, invalidField } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { expiryProblem, linkState, MOST_ACTIVE, usualExpiry } from './tracking-link.rules.ts';
import { countActive, findLink, insertLink, updateLink } from './tracking-links.store.ts';
import { hashToken, newCode, newToken } from './tracking-token.ts';

type Server = Pick<Parts, 'db' | 'now'>;

/** Links are the owner's: the partner that runs the order neither sees nor makes them. */
function ofOwner(order: OrderRecord, caller: Caller): OrderRecord {
  if (!isRoot(caller) && caller.organizationId !== order.organizationId) throw forbidden();
  return order;
}

export const findOwnOrder = async (db: Db, caller: Caller, id: string) =>
  ofOwner(await findOrder(db, caller, id), caller);
const lockOwnOrder = async (tx: Db, caller: Caller, id: string) => ofOwner(await lockOrder(tx, caller, id), caller);

const tell = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: OrderRecord,
  entry: { event: string; changes: Record<string, unknown>; occurredAt: number },
) => record(tx, caller, { subject: 'order', subjectId: id, organizationId, ...entry });

/** @returns the id of the new link, and its token: it is kept nowhere */
export const makeLink = (
  { db, now }: Server,
  caller: Caller,
  orderId: string,
  input: TrackingLinkInput,
): Promise<{ id: string; token: string }> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const order = await lockOwnOrder(tx, caller, orderId);
    const { expiresAt = usualExpiry(order.deliveryTo, at) } = input;
    const problem = expiryProblem(expiresAt, at);
    if (problem) throw invalidField('expiresAt', problem.code, problem.message);
    if ((await countActive(tx, order.id, at)) >= MOST_ACTIVE)
      throw conflict('tooManyLinks', `At most ${MOST_ACTIVE} links of an order work at the same time`, {
        most: MOST_ACTIVE,
      });
    const [token, code] = [newToken(), newCode()];
    const { id } = await insertLink(tx, {
      orderId: order.id,
      code,
      tokenHash: hashToken(token),
      createdBy: caller.userId,
      createdAt: at,
      expiresAt,
    });
    await tell(tx, caller, order, {
      event: 'makeTrackingLink',
      changes: { trackingCode: code, expiresAt },
      occurredAt: at,
    });
    return { id, token };
  });

/** What is over already stays as it is. */
export const revokeLink = ({ db, now }: Server, caller: Caller, orderId: string, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const order = await lockOwnOrder(tx, caller, orderId);
    const link = await findLink(tx, order.id, id);
    if (linkState(link, at) !== 'active') return;
    await updateLink(tx, id, { revokedAt: at });
    await tell(tx, caller, order, {
      event: 'revokeTrackingLink',
      changes: { trackingCode: link.code },
      occurredAt: at,
    });
  });
