import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import {
  fileDamaged,
  embeddedFilesNotAllowed,
  fileEncrypted,
  externalLinksNotAllowed,
  macrosNotAllowed,
  notTable,
  SheetError,
  contentTooLarge,
} from './sheet-error.ts';

const MAX_PARTS = 200;
/** The sum of all parts that are read. 5,000 rows need a fifth of it. */
const MAX_INFLATED_BYTES = 24 * 1024 * 1024;

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1');
/** Old .xls files and encrypted workbooks. */
const COMPOUND_FILE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Parts that are not accepted, by their path. */
const FORBIDDEN_PARTS: readonly [RegExp, () => SheetError][] = [
  [/vbaProject|\/macrosheets\/|\/dialogsheets\//i, macrosNotAllowed],
  [/\/externalLinks\/|\/connections\.xml$|\/queryTables\//i, externalLinksNotAllowed],
  [/\/embeddings\/|\/activeX\/|\/ctrlProps\//i, embeddedFilesNotAllowed],
];

/** Parts are inflated as they are read; `read` returns null for a missing part. */
export type Workbook = { read: (path: string) => Promise<AsyncIterable<Buffer> | null> };

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_PARTS) throw contentTooLarge();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    if (entry.isEncrypted()) throw fileEncrypted();
    for (const [path, createError] of FORBIDDEN_PARTS) if (path.test(`/${fileName}`)) throw createError();
    if (entries.has(fileName)) throw fileDamaged();
    entries.set(fileName, entry);
  }
  return entries;
}

/** Libraries throw various errors for damaged files. */
export const toSheetError = (error: unknown): SheetError => (error instanceof SheetError ? error : fileDamaged());

/**
 * Opens an Excel file, recognized by its content. Inflates nothing yet.
 * @throws SheetError
 */
export async function openWorkbook(file: Buffer): Promise<Workbook> {
  const startsWith = (signature: Buffer) => file.subarray(0, signature.length).equals(signature);
  if (startsWith(COMPOUND_FILE_SIGNATURE)) throw fileEncrypted();
  if (!startsWith(ZIP_SIGNATURE)) throw notTable();
  const zip = await fromBufferPromise(file, { lazyEntries: true }).catch(() => {
    throw fileDamaged();
  });
  const entries = await listEntries(zip).catch((error: unknown) => {
    throw toSheetError(error);
  });
  let remainingBytes = MAX_INFLATED_BYTES;

  async function* inflate(entry: Entry) {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      remainingBytes -= chunk.length;
      if (remainingBytes < 0) throw contentTooLarge();
      yield chunk;
    }
  }
  return {
    read: async (path) => {
      const entry = entries.get(path);
      if (!entry) return null;
      if (entry.uncompressedSize > remainingBytes) throw contentTooLarge();
      return inflate(entry);
    },
  };
}
