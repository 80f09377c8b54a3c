import type { Language } from 'shared-contracts/values/limits';
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

/** Replaces placeholders in one pass, so that values that contain placeholders are left as they are. */
export const withValues = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

export const formatRoute = ({ pickup, drop }: EmailOrder) => [pickup, drop].filter((name) => name !== null).join(' → ');

/** The email to the approver in turn. */
export function approvalEmail(order: EmailOrder, { name, language }: Recipient): EmailContent {
  const texts = ORDER_EMAIL_TEXTS[language];
  const values = { number: order.number, organization: order.organization, partner: order.partner, name };
  return {
    language,
    subject: withValues(texts.approvalSubject, values),
    paragraphs: [withValues(texts.greeting, values), withValues(texts.approval, values), formatRoute(order)].filter(
      Boolean,
    ),
    action: { label: texts.open, url: order.url },
  };
}
