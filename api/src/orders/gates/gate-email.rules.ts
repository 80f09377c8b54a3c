import type { GateNews } from 'shared-contracts/values/network/gates';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { ORDER_EMAIL_TEXTS } from '../notifications/order-email.texts.ts';
import { type Recipient, withValues } from '../notifications/order-email.rules.ts';
import { GATE_EMAIL_TEXTS } from './gate-email.texts.ts';

type BookingValues = { numbers: string; location: string; gate: string; when: string; news: GateNews };

/** The email about a booking, for users who manage the gate or handle the order. */
export function gateEmail(
  { news, ...values }: BookingValues,
  { language, name }: Recipient,
  url: string,
): EmailContent {
  const texts = GATE_EMAIL_TEXTS[language];
  return {
    language,
    subject: withValues(texts[news].subject, values),
    paragraphs: [
      withValues(ORDER_EMAIL_TEXTS[language].greeting, { name }),
      withValues(texts[news].text, values),
      withValues(texts.slot, values),
    ],
    action: { label: texts.open, url },
  };
}
