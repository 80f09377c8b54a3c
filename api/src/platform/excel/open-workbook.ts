import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { broken, embedding, encrypted, linked, macros, notExcel, SheetError, tooLarge } from './sheet-error.ts';

/** Of a workbook with all that belongs to one. */
const MAX_PARTS = 200;
/** All parts that are read, inflated: 5,000 rows need a fifth of it. */
const MAX_INFLATED = 24 * 1024 * 1024;

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** What a plain workbook has no need of, by where it lies. */
const UNWANTED: readonly [RegExp, () => SheetError][] = [
  [/vbaProject|\/macrosheets\/|\/dialogsheets\//i, macros],
  [/\/externalLinks\/|\/connections\.xml$|\/queryTables\//i, linked],
  [/\/embeddings\/|\/activeX\/|\/ctrlProps\//i, embedding],
];

/** The parts of a workbook, each inflated as it is read; null: there is none of that name. */
export type Workbook = { read: (path: string) => Promise<AsyncIterable<Buffer> | null> };

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_PARTS) throw tooLarge();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    if (entry.isEncrypted()) throw encrypted();
    for (const [path, refusal] of UNWANTED) if (path.test(`/${fileName}`)) throw refusal();
    if (entries.has(fileName)) throw broken();
    entries.set(fileName, entry);
  }
  return entries;
}

/** Whatever a library throws at a strange file: it is one. */
export const asSheetError = (error: unknown): SheetError => (error instanceof SheetError ? error : broken());

/**
 * Opens what is an Excel file by its content, whatever its name says; nothing is inflated yet.
 * @throws SheetError
 */
export async function openWorkbook(file: Buffer): Promise<Workbook> {
  if (file.subarray(0, COMPOUND.length).equals(COMPOUND)) throw encrypted();
  if (!file.subarray(0, ZIP.length).equals(ZIP)) throw notExcel();
  const zip = await fromBufferPromise(file, { lazyEntries: true }).catch(() => {
    throw broken();
  });
  const entries = await entriesOf(zip).catch((error: unknown) => {
    throw asSheetError(error);
  });
  let left = MAX_INFLATED;

  async function* inflated(entry: Entry) {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      left -= chunk.length;
      if (left < 0) throw tooLarge();
      yield chunk;
    }
  }
  return {
    read: async (path) => {
      const entry = entries.get(path);
      if (!entry) return null;
      if (entry.uncompressedSize > left) throw tooLarge();
      return inflated(entry);
    },
  };
}
