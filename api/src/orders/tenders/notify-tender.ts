import { notify, resolveNotifications } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import type { OfferRecord } from './tenders.store.ts';

const NOTIFIED_STATES = ['offered', 'won', 'lost', 'expired', 'withdrawn'] as const;

/** Tells a partner what has become of the offer to it. `at` in unix seconds. */
export async function notifyCandidate(
  tx: Db,
  { row: { number, organization }, offer, at }: { row: OrderRecord; offer: OfferRecord; at: number },
): Promise<void> {
  const state = NOTIFIED_STATES.find((notified) => notified === offer.state);
  await resolveNotifications(tx, 'tenderOffer', offer.id, at);
  if (state)
    await notify(tx, null, {
      to: { organizationId: offer.partnerId, access: HANDLES_ORDERS },
      kind: 'tenderOffer',
      subjectId: offer.id,
      values: { number, organization, state },
      at,
    });
}

/** Tells the order's creator of another price, that no partner has taken the order, or that it was won but not sent. */
export const notifyTenderOwner = (
  tx: Db,
  {
    row: { id: subjectId, number, createdBy },
    ...values
  }: { row: OrderRecord; state: 'quoted' | 'failed' | 'notSent'; partner: string; at: number },
): Promise<void> =>
  notify(tx, null, {
    to: { userIds: [createdBy] },
    kind: 'orderTender',
    subjectId,
    values: { number, partner: values.partner, state: values.state },
    at: values.at,
  });
