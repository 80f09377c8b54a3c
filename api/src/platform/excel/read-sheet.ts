import { parseColumnIndex, toColumnLetters } from './column-letters.rules.ts';
import { toSheetError, openWorkbook } from './open-workbook.ts';
import { type XmlHandlers, parseXmlChunks } from './parse-xml.ts';
import {
  fileDamaged,
  formulaNotAllowed,
  noSheet,
  contentTooLarge,
  tooManyColumns,
  tooManyRows,
} from './sheet-error.ts';
import { findWorkbookParts, readSharedStrings } from './workbook-parts.ts';
import { MAX_CELL_TEXT, normalizeNumber, decodeCellText } from './cell-text.rules.ts';

/** `row` counts from 1 like the spreadsheet; empty cells are ''. */
export type SheetRow = { row: number; cells: string[] };
/** `rows` doesn't include the head row. */
export type SheetLimits = { rows: number; columns: number };

/** The sum over all cells, because many cells can share one text. */
const MAX_TEXT_LENGTH = 16 * 1024 * 1024;

const BOOLEANS: Record<string, string> = { 0: 'FALSE', 1: 'TRUE' };

function toCellText(type: string, raw: string, sharedStrings: readonly string[]): string {
  if (type === 's') return sharedStrings[Number(raw)] ?? '';
  if (type === 'b') return BOOLEANS[raw] ?? raw;
  return type === '' || type === 'n' ? normalizeNumber(raw) : decodeCellText(raw);
}

/** Collects the rows that are not empty. */
function createRowCollector(sharedStrings: readonly string[], { columns }: SheetLimits) {
  const rows: SheetRow[] = [];
  let current: SheetRow = { row: 0, cells: [] };
  let cell = { column: -1, type: '', raw: '', isRead: false, isPhonetic: false };
  let remainingLength = MAX_TEXT_LENGTH;

  const openHandlers: Record<string, (attributes: Record<string, string>) => void> = {
    row: ({ r }) => {
      const row = r === undefined ? current.row + 1 : Number(r);
      if (!Number.isSafeInteger(row) || row <= current.row) throw fileDamaged();
      current = { row, cells: [] };
      cell.column = -1;
    },
    c: ({ r, t = '' }) => {
      const column = r === undefined ? cell.column + 1 : parseColumnIndex(r);
      if (column === null) throw fileDamaged();
      cell = { column, type: t, raw: '', isRead: false, isPhonetic: false };
    },
    f: () => {
      throw formulaNotAllowed(`${toColumnLetters(cell.column)}${current.row}`);
    },
    rPh: () => {
      cell.isPhonetic = true;
    },
    v: () => {
      cell.isRead = true;
    },
    t: () => {
      cell.isRead = !cell.isPhonetic;
    },
  };
  const closeHandlers: Record<string, () => void> = {
    rPh: () => {
      cell.isPhonetic = false;
    },
    v: () => {
      cell.isRead = false;
    },
    t: () => {
      cell.isRead = false;
    },
    c: () => {
      const text = cell.raw === '' ? '' : toCellText(cell.type, cell.raw, sharedStrings);
      if (text.trim() === '') return;
      if (cell.column >= columns) throw tooManyColumns(columns);
      remainingLength -= text.length;
      if (remainingLength < 0 || text.length > MAX_CELL_TEXT) throw contentTooLarge();
      while (current.cells.length < cell.column) current.cells.push('');
      current.cells[cell.column] = text;
    },
    row: () => {
      if (current.cells.length > 0) rows.push(current);
    },
  };
  const handlers: XmlHandlers = {
    open: (name, attributes) => openHandlers[name]?.(attributes),
    text: (text) => {
      if (cell.isRead) cell.raw += text;
    },
    close: (name) => closeHandlers[name]?.(),
  };
  return { handlers, takeRows: () => rows.splice(0) };
}

/**
 * Reads the rows of the first sheet of an untrusted Excel file, all cells as text, without empty rows.
 * @throws SheetError
 */
export async function* readSheet(file: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow> {
  try {
    const workbook = await openWorkbook(file);
    const parts = await findWorkbookParts(workbook);
    const sharedStrings = await readSharedStrings(workbook, parts.sharedStrings);
    const { handlers, takeRows } = createRowCollector(sharedStrings, limits);
    const chunks = await workbook.read(parts.sheet);
    if (!chunks) throw noSheet();
    let count = 0;
    for await (const _ of parseXmlChunks(chunks, handlers)) {
      for (const row of takeRows()) {
        count += 1;
        if (count > limits.rows + 1) throw tooManyRows(limits.rows);
        yield row;
      }
    }
  } catch (error) {
    throw toSheetError(error);
  }
}
