import type { CarrierInvoiceNews } from 'shared-contracts/values/finance/carrier-invoices';
import { findOrganizationName, listEmailRecipients, notify, resolveNotifications } from '../../../identity/public.ts';
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

/** Notifies the approvers of the other side, in the bell and by email, and marks older notifications of the invoice read. */
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
  for (const { name, email, language } of await listEmailRecipients(tx, { anyOf: approversOf(to) }, caller)) {
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
