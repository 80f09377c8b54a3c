import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import type { Reason } from '../notifications/order-email.rules.ts';
import type { OrderTransition } from '../stages/order-stage-table.rules.ts';
import { followStage } from './change-handshake.ts';
import { type PartnerNewsServices, sendPartnerNews } from './notify-partner.ts';
import { newsForPartner, sendsToPartner } from './partner-news.rules.ts';

/** `at` in unix seconds. */
type StageChange = Reason & { row: OrderRecord; transition: OrderTransition; at: number };

/** Offers the order to its partner or withdraws it, notifies the partner, and records to whom the order was sent. */
export async function updatePartner(
  services: PartnerNewsServices,
  tx: Db,
  caller: Caller | null,
  { row, transition, reason, reasonCode, at }: StageChange,
): Promise<void> {
  const isOffered = await followStage(services, tx, caller, { row, transition, at });
  const news = newsForPartner(transition, row, caller?.organizationId ?? null);
  if (news && !isOffered) await sendPartnerNews(services, tx, caller, { row, news, reason, reasonCode, at });
  if (sendsToPartner(transition))
    await tx.updateTable('orders').set({ sentToPartnerId: row.partnerId }).where('id', '=', row.id).execute();
}
