import type { MoveServices, OrderMoved, PartnerNotified } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { insertIntoOutbox } from '../outgoing/outbox.store.ts';
import { findCarrierPartner, isTenderOpen, saveTender } from '../outgoing/carriers.store.ts';
import { outdateTripTenders } from '../outgoing/trip-tenders.store.ts';
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

/** An order that is cancelled leaves its trip, of which the timeline says nothing. */
export async function outdateTenders(_services: MoveServices, tx: Db, { tripId, event }: OrderMoved) {
  if (event === 'cancel' && tripId !== null) await outdateTripTenders(tx, tripId);
}
