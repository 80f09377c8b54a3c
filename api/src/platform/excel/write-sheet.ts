import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY } from 'shared-contracts/values/time';
import { ZipFile } from 'yazl';
import { createUtcOffsetLookup } from '../time/zone-time.rules.ts';
import { type Cell, type Column, HEAD_STYLE, type Sheet, styleOf } from './columns.ts';
import { toColumnLetters } from './column-letters.rules.ts';
import { encodeCellText } from './cell-text.rules.ts';
import { SPREADSHEET_NAMESPACE, createWorkbookParts, XML_DECLARATION } from './workbook-xml.rules.ts';

const CHUNK_LENGTH = 64 * 1024;
/** Fast, and nearly as small as level 9. */
const COMPRESSION_LEVEL = 3;
/** 1 January 1970 as an Excel date. */
const UNIX_EPOCH = 25_569;
const DEFAULT_WIDTH = 18;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Returns the rest of a cell element after its style; null for an empty cell. */
type CellRenderer = (cell: Cell) => string | null;

/** Inline strings are never evaluated as formulas. */
const renderText = (text: string) => ` t="inlineStr"><is><t xml:space="preserve">${encodeCellText(text)}</t></is></c>`;
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
  const columnRenderers = columns.map((column, i) => ({
    letters: toColumnLetters(i),
    style: styleOf(column),
    render: CELL_RENDERERS[column.type](getOffset),
  }));
  return (row: readonly Cell[], rowNumber: number) => {
    let xml = `<row r="${rowNumber}">`;
    for (const [i, { letters, style, render }] of columnRenderers.entries()) {
      const cell = row[i];
      const content = cell === null || cell === undefined || cell === '' ? null : render(cell);
      if (content !== null) xml += `<c r="${letters}${rowNumber}" s="${style}"${content}`;
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

async function* renderSheet(sheet: Sheet) {
  const renderRow = createRowRenderer(sheet);
  let text = renderSheetStart(sheet.columns);
  let rowNumber = 1;
  for await (const row of sheet.rows) {
    rowNumber += 1;
    text += renderRow(row, rowNumber);
    if (text.length < CHUNK_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
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
