import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { offsetsOf } from '../zone-time.rules.ts';
import { type Cell, type Column, HEAD_STYLE, type Sheet, styleOf } from './columns.ts';
import { columnLetters } from './letters.rules.ts';
import { cellText } from './text.rules.ts';
import { MAIN, partsOf, XML } from './workbook.rules.ts';

const CHUNK = 64 * 1024;
/** Fast, and nearly as small as the slowest. */
const COMPRESSION = 3;
const DAY = 86_400;
/** 1 January 1970 in days of Excel. */
const EPOCH = 25_569;
const USUAL_WIDTH = 18;
const DECIMAL = /^-?\d+(\.\d+)?$/;

type Draw = (cell: Cell) => string | null;

/** A text is never taken for a formula, whatever it begins with: it is no formula but a text to the letter. */
const inline = (text: string) => ` t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
const number = (cell: Cell) => (DECIMAL.test(String(cell)) ? `><v>${String(cell)}</v></c>` : null);

const DRAW: Record<Column['type'], (offsetAt: (unix: number) => number) => Draw> = {
  text: () => (cell) => inline(String(cell)),
  integer: () => number,
  decimal: () => number,
  boolean: () => (cell) => ` t="b"><v>${cell ? 1 : 0}</v></c>`,
  dateTime: (offsetAt) => (cell) =>
    typeof cell === 'number' ? `><v>${(cell + offsetAt(cell)) / DAY + EPOCH}</v></c>` : null,
};

function rowDrawer({ columns, timeZone = 'UTC' }: Pick<Sheet, 'columns' | 'timeZone'>) {
  const offsetAt = offsetsOf(timeZone);
  const places = columns.map((column, i) => ({
    letters: columnLetters(i),
    style: styleOf(column),
    draw: DRAW[column.type](offsetAt),
  }));
  return (row: readonly Cell[], n: number) => {
    let xml = `<row r="${n}">`;
    for (const [i, { letters, style, draw }] of places.entries()) {
      const cell = row[i];
      const body = cell === null || cell === undefined || cell === '' ? null : draw(cell);
      if (body !== null) xml += `<c r="${letters}${n}" s="${style}"${body}`;
    }
    return `${xml}</row>`;
  };
}

const headRow = (columns: readonly Column[]) =>
  `<row r="1">${columns.map(({ title }, i) => `<c r="${columnLetters(i)}1" s="${HEAD_STYLE}"${inline(title)}`).join('')}</row>`;

/** The head row stays in sight; an empty cell below it is of its column's kind as well. */
const PANE =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const above = (columns: readonly Column[]) => {
  const widths = columns.map(
    (column, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${column.width ?? USUAL_WIDTH}" style="${styleOf(column)}" customWidth="1"/>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}">${PANE}${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>${headRow(columns)}`;
};

async function* drawn(sheet: Sheet) {
  const draw = rowDrawer(sheet);
  let text = above(sheet.columns);
  let n = 1;
  for await (const row of sheet.rows) {
    n += 1;
    text += draw(row, n);
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}

/** Writes an Excel file of several sheets and ends the stream. @throws what a sheet's rows throw */
export async function writeSheets(stream: Writable, sheets: readonly Sheet[]): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [path, xml] of Object.entries(partsOf(sheets.map(({ name }) => name))))
    zip.addBuffer(Buffer.from(XML + xml), path);
  const sources = sheets.map((sheet) => Readable.from(drawn(sheet), { objectMode: false }));
  for (const [i, source] of sources.entries())
    zip.addReadStream(
      source.once('error', (error) => output.destroy(error)),
      `xl/worksheets/sheet${i + 1}.xml`,
      { compressionLevel: COMPRESSION },
    );
  zip.end();
  try {
    await pipeline(output, stream);
  } finally {
    for (const source of sources) source.destroy();
  }
}

/** An Excel file of one sheet: a frozen head row, then the rows as they come. */
export const writeSheet = (stream: Writable, sheet: Sheet): Promise<void> => writeSheets(stream, [sheet]);
