import type { EmailContent } from '../../platform/mail/render-email.ts';
import { type EmailOrder, orderEmail, type Recipient } from '../notifications/order-email.rules.ts';
import { type NotifiedState, TENDER_EMAIL_TEXTS } from './tender-email.texts.ts';

/** The email to the people of a partner about the offer to it. `url`: of the offer, since only the winner sees the order. */
export function tenderEmail(order: EmailOrder, url: string, state: NotifiedState, recipient: Recipient): EmailContent {
  const texts = TENDER_EMAIL_TEXTS[recipient.language];
  const content = orderEmail(order, recipient, texts[state], { isVisible: false });
  return { ...content, action: { label: texts.open, url } };
}
