import { createUtcOffsetLookup } from '../time/zone-time.rules.ts';
import type { Cell, Column, Sheet } from '../excel/columns.ts';
import { yieldingBatches } from '../excel/yielding-batches.ts';
import { guardFormula } from './csv-format.rules.ts';

const CHUNK_LENGTH = 64 * 1024;
/** Without it, Excel assumes the encoding of the computer. */
const BYTE_ORDER_MARK = '\uFEFF';
const escapeText = (text: string): string => {
  const safe = guardFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const TIME_LENGTHS: Partial<Record<Column['type'], number>> = {
  dateTime: 'YYYY-MM-DD HH:mm'.length,
  date: 'YYYY-MM-DD'.length,
};
const toIso = (unix: number, length: number) => new Date(unix * 1_000).toISOString().slice(0, length).replace('T', ' ');

function renderCell(cell: Cell, { type }: Column, getOffset: (unix: number) => number): string {
  if (cell === null || cell === undefined || cell === '') return '';
  const length = TIME_LENGTHS[type];
  if (length !== undefined) return toIso(Number(cell) + getOffset(Number(cell)), length);
  return type === 'text' ? escapeText(String(cell)) : String(cell);
}

/** Renders a sheet as CSV, with a header row. Texts never become formulas. */
export async function* renderCsv({ columns, rows, timeZone = 'UTC' }: Omit<Sheet, 'name'>): AsyncGenerator<string> {
  const getOffset = createUtcOffsetLookup(timeZone);
  let text = `${BYTE_ORDER_MARK}${columns.map(({ title }) => escapeText(title)).join(',')}\r\n`;
  for await (const part of yieldingBatches(rows)) {
    for (const row of part)
      text += `${columns.map((column, i) => renderCell(row[i], column, getOffset)).join(',')}\r\n`;
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  yield text;
}
