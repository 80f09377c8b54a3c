import type { Statement } from 'shared-contracts/finance/statements';
import type { Language } from 'shared-contracts/values/limits';
import type { Cell, Sheet } from '../../../platform/excel/columns.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { STATEMENT_TEXTS } from './statement.texts.ts';

/** A sheet for each currency, from the opening to the closing balance. */
export function toSheets({ accounts, from, to }: Statement, language: Language, timeZone: string): Sheet[] {
  const words = STATEMENT_TEXTS[language];
  const of = accounts.length > 0 ? accounts : [{ currency: '', opening: null, entries: [], closing: null }];
  return of.map(({ currency, opening, entries, closing }) => {
    const money = (title: string) => ({
      title: fillPlaceholders(title, { currency }),
      type: 'decimal' as const,
      width: 18,
    });
    const rows: Cell[][] = [
      [from, words.opening, '', null, null, opening],
      ...entries.map(({ kind, at, reference, dueAt, amount, balance }) => [
        at,
        words.kind[kind],
        reference,
        dueAt,
        amount,
        balance,
      ]),
      [to, words.closing, '', null, null, closing],
    ];
    return {
      name: currency || words.title,
      timeZone,
      columns: [
        { title: words.date, type: 'date', width: 12 },
        { title: words.document, type: 'text', width: 18 },
        { title: words.reference, type: 'text', width: 24 },
        { title: words.due, type: 'date', width: 12 },
        money(words.amount),
        money(words.balance),
      ],
      rows,
    };
  });
}
