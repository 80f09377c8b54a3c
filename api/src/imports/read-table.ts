import { MAX_IMPORT_ROWS } from 'shared-contracts/values/imports';
import { readSheet } from '../platform/excel/read-sheet.ts';
import { SheetError } from '../platform/excel/sheet-error.ts';
import { invalidFields } from '../platform/errors.ts';
import type { ImportColumn } from './columns.rules.ts';

/** One row of a file: its cells by their headings. */
export type TableRow = { row: number; cell: (title: string) => string };

/** Some are left for headings that nobody knows, so that those can be named. */
const MAX_COLUMNS = 60;

const told = (code: string, message: string, titles: readonly string[]) =>
  new SheetError(code, `${message}: ${titles.join(', ')}`, { columns: titles.join(', ') });

/** @throws SheetError when headings are missing, unknown or there twice */
function demandHeadings(columns: readonly ImportColumn[], headings: readonly string[]): void {
  const missing = columns
    .filter(({ title, isRequired }) => isRequired && !headings.includes(title))
    .map(({ title }) => title);
  const unknown = headings.filter((heading) => heading !== '' && !columns.some(({ title }) => title === heading));
  const doubled = headings.filter((heading, i) => heading !== '' && headings.indexOf(heading) !== i);
  if (missing.length > 0) throw told('missingColumns', 'Columns are missing', missing);
  if (unknown.length > 0)
    throw told(
      'unknownColumns',
      'Columns are unknown',
      unknown.map((heading) => heading.slice(0, 50)),
    );
  if (doubled.length > 0) throw told('doubledColumns', 'Columns are there twice', [...new Set(doubled)]);
}

async function rowsOf(columns: readonly ImportColumn[], file: Buffer): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let places: Map<string, number> | null = null;
  for await (const { row, cells } of readSheet(file, { rows: MAX_IMPORT_ROWS, columns: MAX_COLUMNS })) {
    if (places) {
      const at = places;
      rows.push({ row, cell: (title) => cells[at.get(title) ?? -1] ?? '' });
      continue;
    }
    const headings = cells.map((cell) => cell.trim());
    demandHeadings(columns, headings);
    places = new Map(headings.map((heading, i) => [heading, i]));
  }
  if (rows.length === 0) throw new SheetError('noRows', 'The file has no rows');
  return rows;
}

/** The rows of an uploaded file. @throws 422 naming `file` */
export const readTable = (columns: readonly ImportColumn[], file: Buffer): Promise<TableRow[]> =>
  rowsOf(columns, file).catch((error: unknown) => {
    if (!(error instanceof SheetError)) throw error;
    const { code, message, params } = error;
    throw invalidFields({ file: { code, message, params } });
  });
