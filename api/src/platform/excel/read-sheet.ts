import { columnIndex, columnLetters } from './letters.rules.ts';
import { asSheetError, openWorkbook } from './open-workbook.ts';
import { type Handlers, parsing } from './parse-xml.ts';
import { broken, formula, noSheet, tooLarge, tooManyColumns, tooManyRows } from './sheet-error.ts';
import { partsIn, sharedTexts } from './sheet-parts.ts';
import { MAX_CELL_TEXT, numberText, toldBy } from './text.rules.ts';

/** A row as the spreadsheet counts it, from 1; empty cells are ''. */
export type SheetRow = { row: number; cells: string[] };
/** The head row does not count. */
export type Bounds = { rows: number; columns: number };

/** Of all cells together; one text can be in many of them. */
const MAX_TEXT = 16 * 1024 * 1024;

const BOOLEANS: Record<string, string> = { 0: 'FALSE', 1: 'TRUE' };

/** What a cell of a type says. */
function textOf(type: string, raw: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(raw)] ?? '';
  if (type === 'b') return BOOLEANS[raw] ?? raw;
  return type === '' || type === 'n' ? numberText(raw) : toldBy(raw);
}

/** Gathers the rows that are not empty, from what a parser meets. */
function gathering(shared: readonly string[], { columns }: Bounds) {
  const rows: SheetRow[] = [];
  let current: SheetRow = { row: 0, cells: [] };
  let cell = { column: -1, type: '', raw: '', isRead: false, isSpoken: false };
  let left = MAX_TEXT;

  const OPEN: Record<string, (attributes: Record<string, string>) => void> = {
    row: ({ r }) => {
      const row = r === undefined ? current.row + 1 : Number(r);
      if (!Number.isSafeInteger(row) || row <= current.row) throw broken();
      current = { row, cells: [] };
      cell.column = -1;
    },
    c: ({ r, t = '' }) => {
      const column = r === undefined ? cell.column + 1 : columnIndex(r);
      if (column === null) throw broken();
      cell = { column, type: t, raw: '', isRead: false, isSpoken: false };
    },
    f: () => {
      throw formula(`${columnLetters(cell.column)}${current.row}`);
    },
    rPh: () => {
      cell.isSpoken = true;
    },
    v: () => {
      cell.isRead = true;
    },
    t: () => {
      cell.isRead = !cell.isSpoken;
    },
  };
  const CLOSE: Record<string, () => void> = {
    rPh: () => {
      cell.isSpoken = false;
    },
    v: () => {
      cell.isRead = false;
    },
    t: () => {
      cell.isRead = false;
    },
    c: () => {
      const text = cell.raw === '' ? '' : textOf(cell.type, cell.raw, shared);
      if (text.trim() === '') return;
      if (cell.column >= columns) throw tooManyColumns(columns);
      left -= text.length;
      if (left < 0 || text.length > MAX_CELL_TEXT) throw tooLarge();
      while (current.cells.length < cell.column) current.cells.push('');
      current.cells[cell.column] = text;
    },
    row: () => {
      if (current.cells.length > 0) rows.push(current);
    },
  };
  const handlers: Handlers = {
    open: (name, attributes) => OPEN[name]?.(attributes),
    text: (text) => {
      if (cell.isRead) cell.raw += text;
    },
    close: (name) => CLOSE[name]?.(),
  };
  return { handlers, take: () => rows.splice(0) };
}

/**
 * The rows of an Excel file's first sheet that hold something, all cells as texts, bounded in every way.
 * @throws SheetError
 */
export async function* readSheet(file: Buffer, bounds: Bounds): AsyncGenerator<SheetRow> {
  try {
    const workbook = await openWorkbook(file);
    const parts = await partsIn(workbook);
    const { handlers, take } = gathering(await sharedTexts(workbook, parts.texts), bounds);
    const chunks = await workbook.read(parts.sheet);
    if (!chunks) throw noSheet();
    let count = 0;
    for await (const _ of parsing(chunks, handlers)) {
      for (const row of take()) {
        count += 1;
        if (count > bounds.rows + 1) throw tooManyRows(bounds.rows);
        yield row;
      }
    }
  } catch (error) {
    throw asSheetError(error);
  }
}
