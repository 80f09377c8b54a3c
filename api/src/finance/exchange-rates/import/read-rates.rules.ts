import type { ImportedRate } from '../rates.store.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CODE = /^[A-Z]{3}$/;
const RATE = /^\d{1,12}(?:\.\d{1,8})?$/;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2026-11-20`, or `20 November 2026` as in the daily CSV. */
export function parseDay(text: string): string | null {
  if (DAY.test(text)) return Number.isNaN(Date.parse(text)) ? null : text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Za-z]+) (\d{4})$/.exec(text) ?? [];
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  return index === -1 ? null : `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Null for `N/A` and other text that is no rate. */
export const toImported = (day: string | null, quote: string, rate: string): ImportedRate | null =>
  day !== null && CODE.test(quote) && quote !== 'EUR' && RATE.test(rate) && Number(rate) > 0
    ? { day, quote, rate }
    : null;

/** A head with `Date` and currencies, then a row for each day. */
export function readTable([head = [], ...rows]: readonly (readonly string[])[]): ImportedRate[] {
  const codes = head.map((cell) => cell.trim());
  if (codes[0] !== 'Date') return [];
  return rows.flatMap(([first = '', ...cells]) => {
    const day = parseDay(first.trim());
    return cells.flatMap((cell, i) => toImported(day, codes[i + 1] ?? '', cell.trim()) ?? []);
  });
}
