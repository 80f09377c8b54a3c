import type { PartnerNotified } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { insertIntoOutbox } from '../outgoing/outbox.store.ts';
import { findCarrierPartner, isTenderOpen, saveTender } from '../outgoing/carriers.store.ts';
import { toTenderPurpose } from '../outgoing/tender.rules.ts';

/** Queues what a partner that is an EDI carrier of the order's owner is sent. */
export async function queueTender(tx: Db, { orderId, organizationId, partnerId, news, reason, at }: PartnerNotified) {
  const carrier = await findCarrierPartner(tx, organizationId, partnerId);
  if (!carrier) return;
  const { partner } = carrier;
  const purpose = toTenderPurpose(news, await isTenderOpen(tx, orderId, partner));
  if (purpose === null) return;
  await saveTender(tx, { orderId, partner, isOpen: purpose !== 'cancel' });
  await insertIntoOutbox(tx, orderId, { kind: 'tender', partner, purpose, reason, at });
}
