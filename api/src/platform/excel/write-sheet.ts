import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY } from 'shared-contracts/values/time';
import { ZipFile } from 'yazl';
import { createUtcOffsetLookup } from '../time/zone-time.rules.ts';
import { type Cell, type Column, HEAD_STYLE, type Sheet, styleOf } from './columns.ts';
import { toColumnLetters } from './column-letters.rules.ts';
import { encodeCellText } from './cell-text.rules.ts';
import { yieldingBatches } from './yielding-batches.ts';
import { SPREADSHEET_NAMESPACE, createWorkbookParts, XML_DECLARATION } from './workbook-xml.rules.ts';

/** In bytes. */
const CHUNK_LENGTH = 64 * 1024;
/** Fast, and nearly as small as level 9. */
const COMPRESSION_LEVEL = 3;
/** 1 January 1970 as an Excel date. */
const UNIX_EPOCH = 25_569;
const DEFAULT_WIDTH = 18;
/** Leading and trailing spaces, which readers would otherwise drop. */
const OUTER_SPACE = /^\s|\s$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Returns the rest of a cell element after its style; null for an empty cell. */
type CellRenderer = (cell: Cell) => string | null;

/** `start` and `end`: of the cell's element, around its row. */
type ColumnRenderer = { start: string; end: string; render: CellRenderer };

/** Inline strings are never evaluated as formulas. */
const renderText = (text: string) =>
  OUTER_SPACE.test(text)
    ? ` t="inlineStr"><is><t xml:space="preserve">${encodeCellText(text)}</t></is></c>`
    : ` t="inlineStr"><is><t>${encodeCellText(text)}</t></is></c>`;
const renderNumber = (cell: Cell) => (DECIMAL.test(String(cell)) ? `><v>${String(cell)}</v></c>` : null);

const CELL_RENDERERS: Record<Column['type'], (getOffset: (unix: number) => number) => CellRenderer> = {
  text: () => (cell) => renderText(String(cell)),
  integer: () => renderNumber,
  decimal: () => renderNumber,
  boolean: () => (cell) => ` t="b"><v>${cell ? 1 : 0}</v></c>`,
  date: (getOffset) => (cell) =>
    typeof cell === 'number' ? `><v>${Math.floor((cell + getOffset(cell)) / DAY) + UNIX_EPOCH}</v></c>` : null,
  dateTime: (getOffset) => (cell) =>
    typeof cell === 'number' ? `><v>${(cell + getOffset(cell)) / DAY + UNIX_EPOCH}</v></c>` : null,
};

function createRowRenderer({ columns, timeZone = 'UTC' }: Pick<Sheet, 'columns' | 'timeZone'>) {
  const getOffset = createUtcOffsetLookup(timeZone);
  const columnRenderers = columns.map((column, i): ColumnRenderer => ({
    start: `<c r="${toColumnLetters(i)}`,
    end: `" s="${styleOf(column)}"`,
    render: CELL_RENDERERS[column.type](getOffset),
  }));
  return (row: readonly Cell[], rowNumber: number) => {
    let xml = `<row r="${rowNumber}">`;
    for (let i = 0; i < columnRenderers.length; i += 1) {
      const cell = row[i];
      if (cell === null || cell === undefined || cell === '') continue;
      const { start, end, render } = columnRenderers[i] as ColumnRenderer;
      const content = render(cell);
      if (content !== null) xml += start + rowNumber + end + content;
    }
    return `${xml}</row>`;
  };
}

const renderHeadRow = (columns: readonly Column[]) => {
  const cells = columns.map(({ title }, i) => `<c r="${toColumnLetters(i)}1" s="${HEAD_STYLE}"${renderText(title)}`);
  return `<row r="1">${cells.join('')}</row>`;
};

/** Freezes the head row. */
const FROZEN_HEAD =
  '<sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
/** Renders everything above the data. The style of a column also applies to cells that users add below. */
const renderSheetStart = (columns: readonly Column[]) => {
  const widths = columns.map(
    (column, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${column.width ?? DEFAULT_WIDTH}" style="${styleOf(column)}" customWidth="1"/>`,
  );
  const cols = widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '';
  const head = renderHeadRow(columns);
  return `${XML_DECLARATION}<worksheet xmlns="${SPREADSHEET_NAMESPACE}">${FROZEN_HEAD}${cols}<sheetData>${head}`;
};

/** Bytes of a text at most, per character. */
const MAX_BYTES = 3;

/** Collects texts as bytes: a long text of many parts would be copied again by each garbage collection. */
function createChunks() {
  let chunk = Buffer.allocUnsafeSlow(CHUNK_LENGTH);
  let length = 0;
  const take = () => {
    const filled = chunk.subarray(0, length);
    chunk = Buffer.allocUnsafeSlow(CHUNK_LENGTH);
    length = 0;
    return filled;
  };
  return {
    /** Returns what is full. */
    add(text: string): Buffer[] {
      const full = length + text.length * MAX_BYTES > CHUNK_LENGTH && length > 0 ? [take()] : [];
      if (text.length * MAX_BYTES > CHUNK_LENGTH) return [...full, Buffer.from(text)];
      length += chunk.write(text, length);
      return full;
    },
    take,
  };
}

async function* renderSheet(sheet: Sheet): AsyncGenerator<Buffer> {
  const renderRow = createRowRenderer(sheet);
  const chunks = createChunks();
  yield* chunks.add(renderSheetStart(sheet.columns));
  let rowNumber = 1;
  for await (const rows of yieldingBatches(sheet.rows))
    for (const row of rows) {
      rowNumber += 1;
      yield* chunks.add(renderRow(row, rowNumber));
    }
  yield* chunks.add('</sheetData></worksheet>');
  yield chunks.take();
}

/** Writes an Excel file and ends the stream. Each sheet has a frozen head row. @throws errors of the rows */
export async function writeSheets(stream: Writable, sheets: readonly Sheet[]): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [path, xml] of Object.entries(createWorkbookParts(sheets.map(({ name }) => name))))
    zip.addBuffer(Buffer.from(XML_DECLARATION + xml), path);
  const sources = sheets.map((sheet) => Readable.from(renderSheet(sheet), { objectMode: false }));
  for (const [i, source] of sources.entries())
    zip.addReadStream(
      source.once('error', (error) => output.destroy(error)),
      `xl/worksheets/sheet${i + 1}.xml`,
      { compressionLevel: COMPRESSION_LEVEL },
    );
  zip.end();
  try {
    await pipeline(output, stream);
  } finally {
    for (const source of sources) source.destroy();
  }
}

export const writeSheet = (stream: Writable, sheet: Sheet): Promise<void> => writeSheets(stream, [sheet]);
