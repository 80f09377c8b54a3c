import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange } from './byte-range.rules.ts';
import { readChunks, writeChunks } from './chunks.store.ts';
import type { FileStore, OpenedFile, StagedContent } from './file-store.ts';
import { discardStaged, insertStaged, listStagedBefore, saveStaged } from './staged-files.store.ts';

export const findRecord = (db: Db, id: string) =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'mime', 'bytes', 'content', 'sha256', 'chunkBytes'])
    .where('id', '=', id)
    .executeTakeFirst();
export type FileRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

export const openBuffer = ({ name, mime }: Pick<FileRecord, 'name' | 'mime'>, content: Buffer): OpenedFile => ({
  name,
  mime,
  bytes: content.length,
  read: (range) => (range ? content.subarray(range.start, range.end + 1) : content),
});

export const toWholeRange = (bytes: number): ByteRange => ({ start: 0, end: bytes - 1 });

/** A file of the database; undefined for one whose content is elsewhere. */
export function openRecord(db: Db, record: FileRecord): OpenedFile | undefined {
  const { id, name, mime, bytes, content, chunkBytes } = record;
  if (content) return openBuffer(record, content);
  if (chunkBytes === null) return undefined;
  const read = (range: ByteRange = toWholeRange(bytes)) =>
    Readable.from(readChunks(db, id, range, chunkBytes), { objectMode: false, highWaterMark: 1 });
  return { name, mime, bytes, read };
}

/** The whole content of an opened file. */
export async function readWhole({ name, mime, read }: OpenedFile) {
  const content = read();
  return { name, mime, content: Buffer.isBuffer(content) ? content : await buffer(content) };
}

export async function discardStagedBefore(
  files: Pick<FileStore, 'discard'>,
  db: Db,
  before: number,
  abort: (id: string, uploadId: string) => Promise<void> = async () => undefined,
): Promise<number> {
  const staged = await listStagedBefore(db, before);
  for (const { id, uploadId } of staged) {
    if (uploadId !== null) await abort(id, uploadId);
    await files.discard(db, id);
  }
  return staged.length;
}

/** Keeps contents in the database: small ones in their record, large ones in chunks. */
export const databaseFiles: FileStore = {
  save: async (tx, file) => {
    if ('staged' in file) return saveStaged(tx, file);
    const { id } = await tx
      .insertInto('files')
      .values({ ...file, bytes: file.content.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  get: async (db, id) => {
    const opened = await databaseFiles.open(db, id);
    return opened && readWhole(opened);
  },
  open: async (db, id) => {
    const record = await findRecord(db, id);
    if (!record) return undefined;
    const opened = openRecord(db, record);
    if (!opened) throw new AppError(503, 'filesUnavailable', 'The file is in a bucket, which FILES_URL has to name');
    return opened;
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('files').where('id', '=', id).execute();
  },
  stage: async (db, content, createdAt): Promise<StagedContent> => {
    const id = randomUUID();
    await insertStaged(db, { id, inBucket: false, createdAt });
    try {
      return { id, inBucket: false, ...(await writeChunks(db, id, content)) };
    } catch (error) {
      await discardStaged(db, id).catch(() => undefined);
      throw error;
    }
  },
  discard: discardStaged,
  purge: async (db, stagedBefore) => ({
    discarded: await discardStagedBefore(databaseFiles, db, stagedBefore),
    removed: 0,
  }),
};
