import type { PartnerNews } from 'shared-contracts/values/orders/handshakes';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { type EmailOrder, formatRoute, type Recipient, withValues } from '../notifications/order-email.rules.ts';
import { ORDER_EMAIL_TEXTS } from '../notifications/order-email.texts.ts';
import { PARTNER_EMAIL_TEXTS } from './partner-email.texts.ts';

/** The email to the people of the order's partner. */
export function partnerEmail(
  order: EmailOrder,
  news: PartnerNews,
  reason: string | null,
  { name, language }: Recipient,
): EmailContent {
  const texts = ORDER_EMAIL_TEXTS[language];
  const { subject, text } = PARTNER_EMAIL_TEXTS[language][news];
  const values = { number: order.number, organization: order.organization, name };
  return {
    language,
    subject: withValues(subject, values),
    paragraphs: [
      withValues(texts.greeting, values),
      withValues(text, values),
      formatRoute(order),
      reason ? withValues(texts.reason, { reason }) : '',
    ].filter(Boolean),
    // A withdrawn order is no longer visible to the partner.
    ...(news !== 'withdrawn' && { action: { label: texts.open, url: order.url } }),
  };
}
