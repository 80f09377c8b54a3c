import { randomUUID } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import { type Bucket, hashContent } from './bucket.ts';
import { databaseFiles, type FileStore } from './files.ts';

const PURGE_BATCH = 100;

/**
 * Stores contents in a bucket and their records in the database, and reads those that are still in the database. An
 * object is written before its record and deleted after it, so that there is never a record without an object.
 */
export const createBucketFiles = (bucket: Bucket, { savesToBucket }: { savesToBucket: boolean }): FileStore => ({
  save: async (tx, { content, ...file }) => {
    if (!savesToBucket) return databaseFiles.save(tx, { content, ...file });
    const id = randomUUID();
    await bucket.put(id, content);
    const record = { ...file, id, bytes: content.length, content: null, sha256: hashContent(content) };
    try {
      await tx.insertInto('files').values(record).execute();
      return id;
    } catch (error) {
      await bucket.remove(id).catch(() => undefined);
      throw error;
    }
  },
  get: async (db, id) => {
    const found = await db
      .selectFrom('files')
      .select(['name', 'mime', 'content', 'sha256'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return undefined;
    const { name, mime, sha256 } = found;
    const content = found.content ?? (await bucket.get(id));
    if (!content || (!found.content && sha256 && !hashContent(content).equals(sha256)))
      throw new AppError(503, 'filesUnavailable', 'This file can’t be read from where it is stored');
    return { name, mime, content };
  },
  remove: databaseFiles.remove,
  purge: async (db) => {
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
  },
});
