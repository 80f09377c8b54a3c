import type { PartnerNews } from 'shared-contracts/values/orders/handshakes';
import { type EmailOrder, orderEmail, type Reason, type Recipient } from '../notifications/order-email.rules.ts';
import { PARTNER_EMAIL_TEXTS } from './partner-email.texts.ts';

/** The email to the people of the order's partner, who no longer see a withdrawn order. */
export const partnerEmail = (order: EmailOrder, news: PartnerNews, reason: Reason, recipient: Recipient) =>
  orderEmail(order, recipient, PARTNER_EMAIL_TEXTS[recipient.language][news], {
    ...reason,
    isVisible: news !== 'withdrawn',
  });
