import type { Language } from 'shared-contracts/values/limits';
import type { ReasonCode } from 'shared-contracts/values/reasons';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { ORDER_EMAIL_TEXTS } from './order-email.texts.ts';

export type EmailOrder = {
  number: string;
  organization: string;
  partner: string;
  pickup: string | null;
  drop: string | null;
  url: string;
};
export type Recipient = { name: string; language: Language };

/** Replaces placeholders in one pass, so that placeholders within values are not replaced. */
export const withValues = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const formatRoute = ({ pickup, drop }: EmailOrder) => [pickup, drop].filter((name) => name !== null).join(' → ');

/** Why something happened; with a code, the text is the subject of a reason from the portal. */
export type Reason = { reason: string | null; reasonCode?: ReasonCode | null | undefined };

/** The line of an email about a reason; empty without one. */
export function describeReason({ reason, reasonCode }: Reason, language: Language): string {
  const texts = ORDER_EMAIL_TEXTS[language];
  if (!reason) return '';
  return withValues(texts.reason, {
    reason: reasonCode ? withValues(texts[reasonCode], { reason }) : reason,
  });
}

/** Subject and text with placeholders. */
export type OrderEmailTexts = { subject: string; text: string };
/** `isVisible`: whether the recipient may open the order. */
type OrderEmailOptions = Partial<Reason> & { isVisible?: boolean };

/** An email about one order, with its route, the reason if there is one, and a link. */
export function orderEmail(
  order: EmailOrder,
  { name, language }: Recipient,
  { subject, text }: OrderEmailTexts,
  { reason = null, reasonCode, isVisible = true }: OrderEmailOptions = {},
): EmailContent {
  const texts = ORDER_EMAIL_TEXTS[language];
  const values = { number: order.number, organization: order.organization, partner: order.partner, name };
  return {
    language,
    subject: withValues(subject, values),
    paragraphs: [
      withValues(texts.greeting, values),
      withValues(text, values),
      formatRoute(order),
      describeReason({ reason, reasonCode }, language),
    ].filter(Boolean),
    ...(isVisible && { action: { label: texts.open, url: order.url } }),
  };
}

/** The email to the next approver. */
export function approvalEmail(order: EmailOrder, recipient: Recipient): EmailContent {
  const { approvalSubject: subject, approval: text } = ORDER_EMAIL_TEXTS[recipient.language];
  return orderEmail(order, recipient, { subject, text });
}
