import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import type { Db } from '../../../api/src/platform/database/database.ts';
import { type Bucket, hashContent } from '../../../api/src/platform/files/bucket.ts';
import { CHUNK_BYTES, deleteChunks, measure, writeChunks } from '../../../api/src/platform/files/chunks.store.ts';
import { type FileRecord, findRecord, openRecord } from '../../../api/src/platform/files/database-files.ts';

const BATCH = 20;

type Target = 'bucket' | 'database';
const inDatabase = sql<boolean>`(content is not null or chunk_bytes is not null)`;

const listIds = async (db: Db, to: Target, after: string) => {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', '>', after)
    .where(inDatabase, '=', to === 'bucket')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
};

/** Small files in one piece, large ones part by part. */
async function putContent(db: Db, bucket: Bucket, record: FileRecord): Promise<Buffer> {
  const content = openRecord(db, record)?.read() ?? Buffer.alloc(0);
  if (Buffer.isBuffer(content)) {
    await bucket.put(record.id, content);
    return hashContent(content);
  }
  const { content: measured, result } = measure(content);
  await bucket.putParts(record.id, measured, async () => undefined);
  return result().sha256;
}

/** The object first, then the record. Files never change, so readers see the same content in between. */
async function moveToBucket(db: Db, bucket: Bucket, id: string) {
  const record = await findRecord(db, id);
  if (!record) return;
  const sha256 = await putContent(db, bucket, record);
  const isMoved = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('files')
      .set({ content: null, chunkBytes: null, sha256 })
      .where('id', '=', id)
      .executeTakeFirst();
    await deleteChunks(tx, id);
    return numUpdatedRows > 0n;
  });
  if (!isMoved) await bucket.remove(id); // deleted in the meantime
}

/** @throws Error for an object that is missing or differs */
async function* readObject(bucket: Bucket, { id, sha256 }: Pick<FileRecord, 'id' | 'sha256'>) {
  const content = await bucket.open(id);
  if (!content) throw new Error(`File ${id} is missing in the bucket.`);
  const { content: measured, result } = measure(content);
  yield* measured;
  if (sha256 && !result().sha256.equals(sha256)) throw new Error(`File ${id} in the bucket isn't what was saved.`);
}

async function moveToDatabase(db: Db, bucket: Bucket, id: string) {
  const record = await findRecord(db, id);
  if (!record) return;
  const object = readObject(bucket, record);
  if (record.bytes <= MAX_FILE_BYTES) {
    const content = Buffer.concat(await Readable.from(object).toArray());
    await db.updateTable('files').set({ content, sha256: null }).where('id', '=', id).execute();
  } else
    await db.transaction().execute(async (tx) => {
      await writeChunks(tx, id, object);
      const { numUpdatedRows } = await tx
        .updateTable('files')
        .set({ chunkBytes: CHUNK_BYTES })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) await deleteChunks(tx, id); // deleted in the meantime
    });
  await bucket.remove(id);
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Moves every file, one after another; an interrupted run can be continued. Resolves to their number. */
export async function moveFiles(
  db: Db,
  bucket: Bucket,
  to: Target,
  onMoved: (count: number) => void = () => {},
): Promise<number> {
  const move = to === 'bucket' ? moveToBucket : moveToDatabase;
  let count = 0;
  for (let ids = await listIds(db, to, FIRST); ids.length > 0; ids = await listIds(db, to, ids.at(-1) ?? FIRST)) {
    for (const id of ids) {
      await move(db, bucket, id);
      count += 1;
    }
    onMoved(count);
  }
  return count;
}

/** Files whose object is missing or differs from the saved content, one sentence each. */
export async function findDamagedFiles(db: Db, bucket: Bucket): Promise<string[]> {
  const damaged: string[] = [];
  const check = async (record: Pick<FileRecord, 'id' | 'sha256'>) => {
    for await (const _part of readObject(bucket, record)); // eslint-disable-line no-empty
  };
  for (let ids = await listIds(db, 'database', FIRST); ids.length > 0;) {
    const rows = await db.selectFrom('files').select(['id', 'sha256']).where('id', 'in', ids).execute();
    for (const row of rows) await check(row).catch((error: Error) => damaged.push(error.message));
    ids = await listIds(db, 'database', ids.at(-1) ?? FIRST);
  }
  return damaged;
}

export type BucketFiles = { count: number; bytes: number };

/** Counts the files that a copy of the database lacks. A database of an older release has no bucket, or no chunks. */
export async function countBucketFiles(db: Db): Promise<BucketFiles> {
  const { rows } = await sql<BucketFiles>`
    select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes
    from files where content is null and coalesce(to_jsonb(files)->'chunk_bytes', 'null') = 'null'`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}
