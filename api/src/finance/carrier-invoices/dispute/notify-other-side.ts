import type { CarrierInvoiceNews } from 'shared-contracts/values/finance/carrier-invoices';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import { findOrganizationName, isInAudience, notify, resolveNotifications } from '../../../identity/public.ts';
import { personName } from '../../../platform/access/person-name.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';
import type { Services } from '../../../platform/services/services.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { CARRIER_INVOICE_EMAIL_TEXTS } from './email.texts.ts';

type Invoice = { id: string; number: string; organizationId: string; partnerId: string };
type News = { news: CarrierInvoiceNews; text?: string | undefined; at: number };

/** Anyone who approves bills of orders or trips there. */
const approversOf = (organizationId: string) =>
  (['orderBillApprove', 'tripBillApprove'] as const).map((model) => ({
    organizationId,
    access: { model, action: 'write' as const },
  }));

const selectRecipients = (db: Db, organizationId: string, { userId }: Caller) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([personName().as('name'), 'users.email', 'users.language'])
    .where('users.status', '=', USER_STATUS.active)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .where('users.id', '<>', userId)
    .where(({ or }) => or(approversOf(organizationId).map(isInAudience)))
    .orderBy('users.login')
    .execute();

/** Tells the approvers of the other side, in the bell and by email; older news of the invoice are read. */
export async function notifyOtherSide(
  { mailer, config }: Pick<Services, 'mailer' | 'config'>,
  tx: Db,
  caller: Caller,
  { id, number, organizationId, partnerId }: Invoice,
  { news, text = '', at }: News,
): Promise<void> {
  const [from, to] = caller.organizationId === partnerId ? [partnerId, organizationId] : [organizationId, partnerId];
  const organization = await findOrganizationName(tx, from);
  await resolveNotifications(tx, 'carrierInvoice', id, at);
  await notify(tx, caller, {
    to: approversOf(to),
    kind: 'carrierInvoice',
    subjectId: id,
    values: { number, organization, news },
    at,
  });
  for (const { name, email, language } of await selectRecipients(tx, to, caller)) {
    if (!isEmailAddress(email)) continue;
    const texts = CARRIER_INVOICE_EMAIL_TEXTS[language];
    const values = { number, organization, name };
    const subject = fillPlaceholders(texts.news[news], values);
    await mailer.send(tx, {
      language,
      to: email,
      organizationId: from,
      subject,
      paragraphs: [fillPlaceholders(texts.greeting, values), `${subject}.`, ...(text ? [text] : [])],
      action: { label: texts.open, url: `${config.publicUrl}/carrier-invoices/${id}` },
    });
  }
}
