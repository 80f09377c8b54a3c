import { buffer, text as textOf } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { Sheet } from '../columns.ts';
import { createWorkbookParts } from '../workbook-xml.rules.ts';
import { writeSheets } from '../write-sheet.ts';

export function buildZip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), path);
  zip.end();
  return buffer(zip.outputStream as PassThrough);
}

const buildSheetXml = (inner: string) => `<worksheet><sheetData>${inner}</sheetData></worksheet>`;

/**
 * A workbook whose first sheet contains the XML of these rows.
 * @param parts are added to the default ones, or replace them
 */
export const buildWorkbook = (rows: string, parts: Record<string, string | Buffer> = {}) =>
  buildZip({ ...createWorkbookParts(['Data']), 'xl/worksheets/sheet1.xml': buildSheetXml(rows), ...parts });

export async function renderSheets(...sheets: Sheet[]): Promise<Buffer> {
  const stream = new PassThrough();
  const [content] = await Promise.all([buffer(stream), writeSheets(stream, sheets)]);
  return content;
}

/** A workbook with text columns. The first row is the head. */
export const buildTextSheet = ([head = [], ...rows]: readonly (readonly string[])[], name = 'Data'): Promise<Buffer> =>
  renderSheets({ name, columns: head.map((title) => ({ title, type: 'text' })), rows });

/** Reads the raw XML of a part. */
export async function readPart(file: Buffer, path: string) {
  const zip = await fromBufferPromise(file, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === path) return textOf(await zip.openReadStreamPromise(entry));
  throw new Error(`No ${path}`);
}
