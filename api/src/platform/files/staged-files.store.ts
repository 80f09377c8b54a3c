import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { CHUNK_BYTES, deleteChunks } from './chunks.store.ts';
import type { Ownership, StagedContent, StagedFile } from './file-store.ts';

export const insertStaged = (db: Db, staged: { id: string; inBucket: boolean; createdAt: number }) =>
  db.insertInto('stagedFiles').values(staged).execute();

export const setUploadId = (db: Db, id: string, uploadId: string) =>
  db.updateTable('stagedFiles').set({ uploadId }).where('id', '=', id).execute();

/** Turns staged content into a file. @throws 503 if it has been discarded since */
export async function saveStaged(
  tx: Db,
  { staged: { id, bytes, sha256, inBucket }, ...file }: StagedFile & Ownership,
): Promise<string> {
  const { numDeletedRows } = await tx.deleteFrom('stagedFiles').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError(503, 'filesUnavailable', 'The upload was interrupted. Try again');
  const chunkBytes = inBucket ? null : CHUNK_BYTES;
  await tx
    .insertInto('files')
    .values({ ...file, id, bytes, sha256, chunkBytes, content: null })
    .execute();
  return id;
}

/** Waits for a transaction that is about to save it. Objects of the bucket are deleted with those of removed files. */
export const discardStaged = (db: Db, id: StagedContent['id']): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await tx.deleteFrom('stagedFiles').where('id', '=', id).returning('inBucket').executeTakeFirst();
    if (row?.inBucket)
      await tx
        .insertInto('removedFiles')
        .values({ id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else if (row) await deleteChunks(tx, id);
  });

export const listStagedBefore = (db: Db, before: number) =>
  db.selectFrom('stagedFiles').select(['id', 'uploadId']).where('createdAt', '<', before).execute();
