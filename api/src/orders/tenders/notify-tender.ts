import { notify, resolveNotifications } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { type EmailServices, sendEmails, toEmailOrder } from '../notifications/order-emails.ts';
import { listAudienceContactIds } from '../notifications/recipients.store.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import { tenderEmail } from './tender-email.rules.ts';
import { NOTIFIED_STATES } from './tender-email.texts.ts';
import type { OfferRecord } from './tenders.store.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

/** Notifies a partner of the outcome of its offer, in the app and by email. `at` in unix seconds. */
export async function notifyCandidate(
  services: EmailServices,
  tx: Db,
  { row, offer, at }: { row: OrderRecord; offer: OfferRecord; at: number },
): Promise<void> {
  const { organization } = row;
  const number = nameOrder(row, { organizationId: offer.partnerId });
  const state = NOTIFIED_STATES.find((notified) => notified === offer.state);
  await resolveNotifications(tx, 'tenderOffer', offer.id, at);
  if (!state) return;
  const audience = { organizationId: offer.partnerId, access: HANDLES_ORDERS };
  await notify(tx, null, {
    to: audience,
    kind: 'tenderOffer',
    subjectId: offer.id,
    values: { number, organization, state },
    at,
  });
  const url = `${services.config.publicUrl}/tenders?dialog=offer.${offer.id}`;
  await sendEmails(services, tx, row, await listAudienceContactIds(tx, audience), (recipient) =>
    tenderEmail(toEmailOrder(services, row, offer.partnerId), url, state, recipient),
  );
}

/**
 * Notifies the order's creator of a new price, that no partner has taken the order, or that it was won but not sent.
 */
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
