import type { PartnerNews } from 'shared-contracts/values/orders/handshakes';
import { notify, resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import type { Reason } from '../notifications/order-email.rules.ts';
import { sendEmails, toEmailOrder } from '../notifications/order-emails.ts';
import { listAudienceContactIds } from '../notifications/recipients.store.ts';
import type { Services } from '../../platform/services/services.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import { partnerEmail } from './partner-email.rules.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

/** `at` in unix seconds. */
type PartnerMessage = Reason & { row: OrderRecord; news: PartnerNews; at: number };

export type PartnerNewsServices = Pick<Services, 'mailer' | 'config' | 'hooks'>;

/** Notifies those who handle orders in the order's partner, in the bell and by email. The latest news replaces earlier. */
export async function sendPartnerNews(
  services: PartnerNewsServices,
  tx: Db,
  caller: Caller | null,
  { row, news, reason, reasonCode, at }: PartnerMessage,
): Promise<void> {
  const { id: subjectId, organizationId, organization, partnerId } = row;
  const number = nameOrder(row, { organizationId: partnerId });
  const audience = { organizationId: partnerId, access: HANDLES_ORDERS };
  // Notifications of a previous partner stay as they are; a new partner has none.
  if (row.sentToPartnerId === partnerId) await resolveNotifications(tx, 'partnerOrder', subjectId, at);
  await notify(tx, caller, {
    to: audience,
    kind: 'partnerOrder',
    subjectId,
    values: { number, organization, news },
    at,
  });
  await sendEmails(services, tx, row, await listAudienceContactIds(tx, audience), (recipient) =>
    partnerEmail(toEmailOrder(services, row, partnerId), news, { reason, reasonCode }, recipient),
  );
  const notification = { orderId: subjectId, organizationId, partnerId, news, reason, at };
  for (const hook of services.hooks.partnerNotified) await hook(tx, notification);
}
