import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import type { Db } from '../database/database.ts';
import type { FileStore } from './file-store.ts';
import {
  DOCUMENT_FORMATS,
  type DocumentUpload,
  fileTooLarge,
  readFormat,
  StagedUpload,
  UploadedFile,
} from './files.ts';
import { scanned } from './virus-scan.ts';

export type Receiver = {
  db: Db;
  files: Pick<FileStore, 'stage'>;
  now: () => number;
  scannerUrl: string | undefined;
};
export type Incoming = {
  field: string;
  name: string;
  content: Readable;
  maxBytes: number;
  /** A document of more than a megabyte is stored while it arrives. */
  isDocument: boolean;
};

async function* concat(start: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  yield* rest;
}

/** @throws 422 for `field` */
async function* limited(content: AsyncIterable<Buffer>, { field, maxBytes }: Incoming): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of content) {
    bytes += part.length;
    if (bytes > maxBytes) throw fileTooLarge(field, maxBytes);
    yield part;
  }
}

/** Reads until there are more than `bytes`, or to the end. */
async function readStart(parts: AsyncIterator<Buffer>, bytes: number) {
  const start: Buffer[] = [];
  for (let length = 0; length <= bytes;) {
    const { done, value } = await parts.next();
    if (done) return { start: Buffer.concat(start), isAll: true };
    start.push(value);
    length += value.length;
  }
  return { start: Buffer.concat(start), isAll: false };
}

async function receive({ db, files, now, scannerUrl }: Receiver, incoming: Incoming): Promise<DocumentUpload> {
  const { field, name, content, maxBytes, isDocument } = incoming;
  // Not destroyed with the loop that reads it: the rest of a refused file has to be read, too.
  const parts: AsyncIterableIterator<Buffer> = content.iterator({ destroyOnReturn: false });
  const scan = (all: AsyncIterable<Buffer>) => (scannerUrl === undefined ? all : scanned(scannerUrl, field, all));
  const { start, isAll } = await readStart(parts, isDocument ? Math.min(MAX_FILE_BYTES, maxBytes) : maxBytes);
  if (isAll) {
    for await (const _part of scan(concat(start, parts))); // eslint-disable-line no-empty
    return new UploadedFile(field, name, start);
  }
  if (!isDocument || start.length > maxBytes) throw fileTooLarge(field, maxBytes);
  const mime = await readFormat(field, start, DOCUMENT_FORMATS);
  const staged = await files.stage(db, scan(limited(concat(start, parts), incoming)), now());
  return new StagedUpload(field, { name, mime, staged });
}

/**
 * Takes a file of a form: into memory, or, if it is a large document, into the store, which never holds it whole. Its
 * size, its format and, with a scanner, what is in it are checked while it arrives.
 * @throws 422 for its field, 503
 */
export async function receiveUpload(receiver: Receiver, incoming: Incoming): Promise<DocumentUpload> {
  try {
    return await receive(receiver, incoming);
  } catch (error) {
    // The client reads no answer before it has sent everything.
    incoming.content.resume();
    await finished(incoming.content).catch(() => undefined);
    throw error;
  }
}
