import type { Db } from '../../platform/database/database.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import type { Services } from '../../platform/services/services.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { findCurrentApprover } from '../stages/order-actor.rules.ts';
import type { OrderTransition } from '../stages/order-stage-table.rules.ts';
import { approvalEmail, type EmailOrder, type Reason, type Recipient } from './order-email.rules.ts';
import { insertEntries } from './order-digests.store.ts';
import { listEmailRecipients, listStageContactIds } from './recipients.store.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

export type EmailServices = Pick<Services, 'mailer' | 'config'>;
type StageChange = Reason & { row: OrderRecord; transition: OrderTransition };

/** Sends emails about an order, in the name of its organization, to those of the contacts who accept emails. */
export async function sendEmails(
  { mailer }: EmailServices,
  tx: Db,
  { organizationId }: OrderRecord,
  contactIds: readonly string[],
  toContent: (recipient: Recipient) => EmailContent,
) {
  const recipients = await listEmailRecipients(tx, contactIds);
  for (const recipient of recipients.filter(({ email }) => isEmailAddress(email))) {
    await mailer.send(tx, { ...toContent(recipient), to: recipient.email, organizationId });
  }
}

/** @param readerId the organization of the recipients, if it is not the order's own */
export const toEmailOrder = (
  { config }: EmailServices,
  row: OrderRecord,
  readerId = row.organizationId,
): EmailOrder => ({
  number: nameOrder(row, { organizationId: readerId }),
  organization: row.organization,
  partner: row.partner,
  pickup: row.pickup,
  drop: row.drop,
  url: `${config.publicUrl}/orders/${row.id}`,
});

/** @param approver the id of the approver's contact */
export const requestApprovalByEmail = (services: EmailServices, tx: Db, row: OrderRecord, approver: string) =>
  sendEmails(services, tx, row, [approver], (recipient) => approvalEmail(toEmailOrder(services, row), recipient));

/** Emails the next approver and, for transitions that notify, queues the news for the contacts' digests. */
export async function sendStageEmails(
  services: EmailServices & Pick<Services, 'now'>,
  tx: Db,
  { row, transition, reason, reasonCode = null }: StageChange,
) {
  const approver = findCurrentApprover(transition.to, row);
  if (approver) await requestApprovalByEmail(services, tx, row, approver);
  if (!transition.notifies) return;
  const contactIds = await listStageContactIds(tx, row.id, transition.to);
  await insertEntries(tx, contactIds, {
    orderId: row.id,
    stage: transition.to,
    reason,
    reasonCode,
    createdAt: services.now(),
  });
}
