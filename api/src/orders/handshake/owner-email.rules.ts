import { type EmailOrder, orderEmail, type Recipient } from '../notifications/order-email.rules.ts';
import { type HandshakeAnswer, OWNER_EMAIL_TEXTS } from './owner-email.texts.ts';

/** The email to the people of the order's owner about the partner's answer. */
export const ownerEmail = (order: EmailOrder, answer: HandshakeAnswer, reason: string | null, recipient: Recipient) =>
  orderEmail(order, recipient, OWNER_EMAIL_TEXTS[recipient.language][answer], { reason });
