import { MAX_IMPORT_ROWS } from 'shared-contracts/values/imports';
import { fileTypeFromBuffer } from 'file-type';
import { readCsv } from '../csv/read-csv.ts';
import { readSheet, type SheetLimits } from '../excel/read-sheet.ts';
import { notTable, SheetError } from '../excel/sheet-error.ts';

/** `title`: the heading. */
export type TableColumn = { title: string; isRequired?: boolean };
/** A row of a file with its cells by heading. */
export type TableRow = { row: number; cell: (title: string) => string };

/** The column of the reasons in a file of failed rows, which can be corrected and imported again. */
export const PROBLEM_COLUMN = 'Problem';

/** Leaves room for unknown headings, so that the error can list them. */
const MAX_COLUMNS = 60;

const headingError = (code: string, message: string, titles: readonly string[]) =>
  new SheetError(code, `${message}: ${titles.join(', ')}`, { columns: titles.join(', ') });

/** @throws SheetError when headings are missing, unknown or repeated */
function assertHeadings(columns: readonly TableColumn[], headings: readonly string[]): void {
  const missing = columns
    .filter(({ title, isRequired }) => isRequired && !headings.includes(title))
    .map(({ title }) => title);
  const unknown = headings.filter(
    (heading) => heading !== '' && heading !== PROBLEM_COLUMN && !columns.some(({ title }) => title === heading),
  );
  const repeated = headings.filter((heading, i) => heading !== '' && headings.indexOf(heading) !== i);
  if (missing.length > 0) throw headingError('missingColumns', 'Missing columns', missing);
  if (unknown.length > 0)
    throw headingError(
      'unknownColumns',
      'Unknown columns',
      unknown.map((heading) => heading.slice(0, 50)),
    );
  if (repeated.length > 0) throw headingError('doubledColumns', 'Duplicate columns', [...new Set(repeated)]);
}

/** Excel files are recognized by their content, CSV files as texts of no other type. */
async function* readCells(file: Buffer, limits: SheetLimits) {
  const type = await fileTypeFromBuffer(file);
  if (!type && !file.subarray(0, 1_024).includes(0)) yield* readCsv(file, limits);
  else if (isUtf16(file)) yield* readCsv(file, limits);
  else if (!type || ['application/zip', 'application/x-cfb'].includes(type.mime) || type.ext === 'xlsx')
    yield* readSheet(file, limits);
  else throw notTable();
}
const isUtf16 = ([first, second]: Uint8Array) =>
  `${first} ${second}` === '255 254' || `${first} ${second}` === '254 255';

/** Reads the rows of an uploaded file. @throws SheetError */
export async function readTable(columns: readonly TableColumn[], file: Buffer): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let columnIndexes: Map<string, number> | null = null;
  for await (const { row, cells } of readCells(file, { rows: MAX_IMPORT_ROWS, columns: MAX_COLUMNS })) {
    if (columnIndexes) {
      const indexes = columnIndexes;
      rows.push({ row, cell: (title) => cells[indexes.get(title) ?? -1] ?? '' });
      continue;
    }
    const headings = cells.map((cell) => cell.trim());
    assertHeadings(columns, headings);
    columnIndexes = new Map(headings.map((heading, i) => [heading, i]));
  }
  if (rows.length === 0) throw new SheetError('noRows', 'The file has no rows');
  return rows;
}
