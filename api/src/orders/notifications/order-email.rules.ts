import type { Language } from 'shared-contracts/values/limits';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { Letter } from '../platform/mail.letter.ts';
import { ORDER_MAILS } from './order-mail.texts.ts';

export type MailedOrder = {
  number: string;
  organization: string;
  partner: string;
  pickup: string | null;
  drop: string | null;
  url: string;
};
export type Reader = { name: string; language: Language };

/** A value that looks like a placeholder stays what it is. */
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const route = ({ pickup, drop }: MailedOrder) => [pickup, drop].filter((name) => name !== null).join(' → ');

/** To the approver in turn. */
export function approvalLetter({ url, ...order }: MailedOrder, { name, language }: Reader): Letter {
  const words = ORDER_MAILS[language];
  const values = { number: order.number, organization: order.organization, partner: order.partner, name };
  return {
    language,
    subject: fill(words.approvalSubject, values),
    paragraphs: [fill(words.greeting, values), fill(words.approval, values), route({ url, ...order })].filter(Boolean),
    action: { label: words.open, url },
  };
}

/** To the order's notification contacts. */
export function newsLetter(
  { url, ...order }: MailedOrder,
  stage: OrderStage,
  reason: string | null,
  { name, language }: Reader,
): Letter {
  const words = ORDER_MAILS[language];
  const values = {
    number: order.number,
    organization: order.organization,
    name,
    stage: words.stages[stage] ?? stage,
    reason: reason ?? '',
  };
  return {
    language,
    subject: fill(words.newsSubject, values),
    paragraphs: [
      fill(words.greeting, values),
      fill(words.news, values),
      route({ url, ...order }),
      reason ? fill(words.reason, values) : '',
    ].filter(Boolean),
    action: { label: words.open, url },
  };
}
