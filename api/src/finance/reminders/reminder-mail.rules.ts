import type { Language } from 'shared-contracts/values/limits';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { formatDate, formatMoney } from '../../platform/pdf/format.rules.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { sumOf, toMoney } from '../../platform/values/money.ts';
import { REMINDER_TEXTS } from './reminder.texts.ts';
import { overdueDays } from './steps.rules.ts';

export type OpenInvoice = { id: string; number: string; dueAt: number; open: string; currency: string };
export type RemindedInvoice = OpenInvoice & { step: number; text: string; fee: string | null };
type Reading = { organization: string; language: Language; zone: string; at: number };

const sumsOf = (amounts: readonly { amount: string; currency: string }[]) =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, group]) =>
    formatMoney(toMoney(sumOf(group.map(({ amount }) => amount))), currency),
  );

/** One mail for all invoices of a payer: the reminded ones, in the text of the highest step, and all open ones. */
export function toReminderMail(
  reminded: readonly RemindedInvoice[],
  open: readonly OpenInvoice[],
  { organization, language, zone, at }: Reading,
): EmailContent {
  const words = REMINDER_TEXTS[language];
  const step = Math.max(...reminded.map((one) => one.step));
  const fill = (text: string, values: Record<string, string> = {}) =>
    fillPlaceholders(text, { organization, day: formatDate(at, zone), ...values });
  const lineOf = ({ number, dueAt, open: amount, currency }: OpenInvoice) =>
    fill(words.invoice, {
      number,
      open: formatMoney(amount, currency),
      due: formatDate(dueAt, zone),
      days: String(overdueDays(dueAt, at)),
    });
  const own = reminded.find((one) => one.step === step)?.text ?? '';
  const fees = reminded.flatMap(({ fee, currency }) => (fee === null ? [] : [{ amount: fee, currency }]));
  const totals = open.map(({ open: amount, currency }) => ({ amount, currency }));
  return {
    language,
    subject: fill(words.subject, { step: String(step) }),
    paragraphs: [
      ...(own ? [own] : []),
      [fill(words.intro), ...reminded.map(lineOf)].join('\n'),
      ...sumsOf(fees).map((fee) => fill(words.fee, { fee })),
      [fill(words.open), ...open.map(lineOf), ...sumsOf(totals).map((total) => fill(words.total, { total }))].join(
        '\n',
      ),
      words.paid,
    ],
  };
}
