import type { Statement, StatementAccount } from 'shared-contracts/finance/statements';
import { STATEMENT_ENTRIES } from 'shared-contracts/values/finance/aging';
import type { Language } from 'shared-contracts/values/limits';
import type { PdfDocument, PdfSection } from '../../../platform/pdf/document.ts';
import { formatDate, formatMoney, formatNumber } from '../../../platform/pdf/format.rules.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { STATEMENT_TEXTS } from './statement.texts.ts';
import type { StatementTexts } from './texts/statement-texts.ts';

/** `zone`: of the printed days. */
export type Printed = {
  organization: { name: string; logo: Buffer | null };
  language: Language;
  zone: string;
  at: number;
};

function tableOf(account: StatementAccount, words: StatementTexts, zone: string): PdfSection {
  const { currency, opening, closing, entries } = account;
  const end = (header: string) => ({
    header: fillPlaceholders(header, { currency }),
    width: 4,
    align: 'end' as const,
  });
  return {
    kind: 'table',
    columns: [
      { header: words.date, width: 3 },
      { header: words.document, width: 8 },
      { header: words.due, width: 3 },
      end(words.amount),
      end(words.balance),
    ],
    rows: [
      { cells: [words.opening, '', '', '', formatNumber(opening)] },
      ...entries.map(({ kind, at, reference, dueAt, amount, balance }) => ({
        cells: [
          formatDate(at, zone),
          [words.kind[kind], reference].filter(Boolean).join(' '),
          dueAt === null ? '' : formatDate(dueAt, zone),
          formatNumber(amount),
          formatNumber(balance),
        ],
      })),
      { kind: 'sum', cells: [words.closing, '', '', '', formatNumber(closing)] },
    ],
  };
}

const isMoved = (amount: string) => Number(amount) !== 0;

function sectionsOf(account: StatementAccount, words: StatementTexts, zone: string): PdfSection[] {
  const { currency, opening, closing, sums } = account;
  return [
    { kind: 'heading', text: fillPlaceholders(words.account, { currency }) },
    tableOf(account, words, zone),
    {
      kind: 'totals',
      lines: [
        { label: words.opening, value: formatMoney(opening, currency) },
        ...STATEMENT_ENTRIES.filter((kind) => isMoved(sums[kind])).map((kind) => ({
          label: words.kind[kind],
          value: formatMoney(sums[kind], currency),
        })),
        { label: words.closing, value: formatMoney(closing, currency), isGrand: true },
      ],
    },
  ];
}

/** Writes a statement of account, in the language of the partner. */
export function statementPdf(
  { partner, from, to, accounts }: Statement,
  { organization, language, zone, at }: Printed,
): PdfDocument {
  const words = STATEMENT_TEXTS[language];
  const days = { from: formatDate(from, zone), to: formatDate(to, zone) };
  return {
    language,
    title: words.title,
    number: partner.name,
    organization,
    fields: [
      { label: words.partner, value: partner.name },
      { label: words.period, value: fillPlaceholders(words.between, days) },
    ],
    sections:
      accounts.length === 0
        ? [{ kind: 'text', text: words.nothing }]
        : accounts.flatMap((account) => sectionsOf(account, words, zone)),
    footer: `${organization.name} · ${formatDate(at, zone)}`,
    createdAt: at,
  };
}
