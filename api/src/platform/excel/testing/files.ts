import { buffer, text as textOf } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { Sheet } from '../columns.ts';
import { partsOf } from '../workbook.rules.ts';
import { writeSheets } from '../write-sheet.ts';

/** A zip of these parts. */
export function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), path);
  zip.end();
  return buffer(zip.outputStream as PassThrough);
}

const sheetXml = (inner: string) => `<worksheet><sheetData>${inner}</sheetData></worksheet>`;

/** A workbook whose first sheet holds this XML, with other parts or others in place of the usual. */
export const workbookOf = (rows: string, parts: Record<string, string | Buffer> = {}) =>
  zipOf({ ...partsOf(['Data']), 'xl/worksheets/sheet1.xml': sheetXml(rows), ...parts });

export async function written(...sheets: Sheet[]): Promise<Buffer> {
  const stream = new PassThrough();
  const [content] = await Promise.all([buffer(stream), writeSheets(stream, sheets)]);
  return content;
}

/** A workbook of texts, its first row being the head row. */
export const sheetOf = ([head = [], ...rows]: readonly (readonly string[])[], name = 'Data'): Promise<Buffer> =>
  written({ name, columns: head.map((title) => ({ title, type: 'text' })), rows });

/** A part of a file as it is written. */
export async function partOf(file: Buffer, path: string) {
  const zip = await fromBufferPromise(file, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === path) return textOf(await zip.openReadStreamPromise(entry));
  throw new Error(`No ${path}`);
}
