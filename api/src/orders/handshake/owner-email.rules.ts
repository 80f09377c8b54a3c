import type { EmailContent } from '../../platform/mail/render-email.ts';
import { type EmailOrder, formatRoute, type Recipient, withValues } from '../notifications/order-email.rules.ts';
import { ORDER_EMAIL_TEXTS } from '../notifications/order-email.texts.ts';
import { type HandshakeAnswer, OWNER_EMAIL_TEXTS } from './owner-email.texts.ts';

/** The email to the people of the order's owner about the partner's answer. */
export function ownerEmail(
  order: EmailOrder,
  answer: HandshakeAnswer,
  reason: string | null,
  { name, language }: Recipient,
): EmailContent {
  const texts = ORDER_EMAIL_TEXTS[language];
  const { subject, text } = OWNER_EMAIL_TEXTS[language][answer];
  const values = { number: order.number, partner: order.partner, name };
  return {
    language,
    subject: withValues(subject, values),
    paragraphs: [
      withValues(texts.greeting, values),
      withValues(text, values),
      formatRoute(order),
      reason ? withValues(texts.reason, { reason }) : '',
    ].filter(Boolean),
    action: { label: texts.open, url: order.url },
  };
}
