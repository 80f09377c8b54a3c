import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findOrderRecords, type OrderRecord } from '../core/order-records.store.ts';
import { type PartnerNewsServices, sendPartnerNews } from '../handshake/notify-partner.ts';

const concernsPartner = ({ organizationId, partnerId, validatedAt }: OrderRecord, caller: Caller) =>
  validatedAt !== null && partnerId !== organizationId && partnerId !== caller.organizationId;

/** Notifies the partner who sees an order that its cargo has changed, and of the order that was split off. */
export async function sendNewsOfChange(
  services: PartnerNewsServices,
  tx: Db,
  caller: Caller,
  { changedId, newId, at }: { changedId: string; newId?: string; at: number },
): Promise<void> {
  const rows = await findOrderRecords(tx, newId ? [changedId, newId] : [changedId]);
  for (const row of rows.filter((order) => concernsPartner(order, caller))) {
    const news = row.id === newId ? 'received' : 'changed';
    await sendPartnerNews(services, tx, caller, { row, news, reason: null, at });
    await tx.updateTable('orders').set({ sentToPartnerId: row.partnerId }).where('id', '=', row.id).execute();
  }
}
