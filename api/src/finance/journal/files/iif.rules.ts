import { guardFormula } from '../../../platform/csv/csv-format.rules.ts';
import type { JournalEntry } from './entries.rules.ts';

const HEAD = [
  ['!TRNS', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO'],
  ['!SPL', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO'],
  ['!ENDTRNS'],
];
const NUMBER_WIDTH = 21;

const toDate = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const toText = (text: string) => guardFormula(text.replaceAll(/[\t\r\n"]+/g, ' '));

/** Debits are positive, credits negative, in the own currency. */
const toLine = (entry: JournalEntry, i: number) => [
  i === 0 ? 'TRNS' : 'SPL',
  'GENERAL JOURNAL',
  toDate(entry.day),
  toText(entry.account),
  toText(entry.partner ?? ''),
  entry.side === 'debit' ? entry.ownAmount : `-${entry.ownAmount}`,
  toText(entry.document.slice(0, NUMBER_WIDTH)),
  toText(entry.text),
];

const documentOf = ({ kind, sourceId, ownCurrency }: JournalEntry) => `${kind} ${sourceId} ${ownCurrency}`;

/** A general journal of QuickBooks (IIF): one transaction per document. */
export const toIif = (entries: readonly JournalEntry[]): string =>
  [
    ...HEAD,
    ...[...Map.groupBy(entries, documentOf).values()].flatMap((group) => [
      ...group.map((entry, i) => toLine(entry, i)),
      ['ENDTRNS'],
    ]),
  ]
    .map((cells) => `${cells.join('\t')}\r\n`)
    .join('');
