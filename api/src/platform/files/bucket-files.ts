import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { type Bucket, hashContent } from './bucket.ts';
import type { ByteRange } from './byte-range.rules.ts';
import { measure } from './chunks.store.ts';
import {
  databaseFiles,
  discardStagedBefore,
  type FileRecord,
  findRecord,
  openBuffer,
  openRecord,
  readWhole,
} from './database-files.ts';
import type { FileStore, OpenedFile, StagedContent } from './file-store.ts';
import { discardStaged, insertStaged, saveStaged, setUploadId } from './staged-files.store.ts';

const PURGE_BATCH = 100;

const unreadable = () => new AppError(503, 'filesUnavailable', 'This file can’t be read from where it is stored');

async function* readWithin(bucket: Bucket, { id, bytes, sha256 }: FileRecord, range: ByteRange | undefined) {
  const parts = await bucket.open(id, range);
  if (!parts) throw unreadable();
  const measured = measure(parts);
  yield* measured.content;
  const result = measured.result();
  if (range) return;
  if (result.bytes !== bytes || (sha256 && !result.sha256.equals(sha256))) throw unreadable();
}

/** Small files are checked before the first byte is sent; a large one breaks off at its end if it isn't what was saved. */
async function openObject(bucket: Bucket, record: FileRecord): Promise<OpenedFile> {
  const { id, name, mime, bytes, sha256 } = record;
  if (bytes <= MAX_FILE_BYTES) {
    const content = await bucket.get(id);
    if (!content || (sha256 && !hashContent(content).equals(sha256))) throw unreadable();
    return openBuffer(record, content);
  }
  return {
    name,
    mime,
    bytes,
    read: (range) => Readable.from(readWithin(bucket, record, range), { objectMode: false }),
  };
}

async function purgeRemoved(db: Db, bucket: Bucket): Promise<number> {
  let count = 0;
  for (;;) {
    const removed = await db.selectFrom('removedFiles').select('id').orderBy('id').limit(PURGE_BATCH).execute();
    for (const { id } of removed) {
      await bucket.remove(id);
      await db.deleteFrom('removedFiles').where('id', '=', id).execute();
    }
    count += removed.length;
    if (removed.length < PURGE_BATCH) return count;
  }
}

/**
 * Stores contents in a bucket and their records in the database, and reads those that are still in the database. An
 * object is written before its record and deleted after it, so that there is never a record without an object.
 */
export function createBucketFiles(bucket: Bucket, { savesToBucket }: { savesToBucket: boolean }): FileStore {
  const files: FileStore = {
    save: async (tx, file) => {
      if ('staged' in file) return saveStaged(tx, file);
      if (!savesToBucket) return databaseFiles.save(tx, file);
      const { content, ...rest } = file;
      const id = randomUUID();
      await bucket.put(id, content);
      const record = { ...rest, id, bytes: content.length, content: null, sha256: hashContent(content) };
      try {
        await tx.insertInto('files').values(record).execute();
        return id;
      } catch (error) {
        await bucket.remove(id).catch(() => undefined);
        throw error;
      }
    },
    get: async (db, id) => {
      const opened = await files.open(db, id);
      return opened && readWhole(opened);
    },
    open: async (db, id) => {
      const record = await findRecord(db, id);
      return record && (openRecord(db, record) ?? openObject(bucket, record));
    },
    remove: databaseFiles.remove,
    stage: async (db, content, createdAt): Promise<StagedContent> => {
      if (!savesToBucket) return databaseFiles.stage(db, content, createdAt);
      const id = randomUUID();
      await insertStaged(db, { id, inBucket: true, createdAt });
      const measured = measure(content);
      try {
        await bucket.putParts(id, measured.content, (uploadId) => setUploadId(db, id, uploadId));
        return { id, inBucket: true, ...measured.result() };
      } catch (error) {
        await discardStaged(db, id).catch(() => undefined);
        throw error;
      }
    },
    discard: discardStaged,
    purge: async (db, stagedBefore) => ({
      discarded: await discardStagedBefore(files, db, stagedBefore, bucket.abort),
      removed: await purgeRemoved(db, bucket),
    }),
  };
  return files;
}
