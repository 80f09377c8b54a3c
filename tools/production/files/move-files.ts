import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/database.ts';
import { type Bucket, hashContent } from '../../../api/src/platform/files/bucket.ts';

/** Contents in memory at the same time. */
const BATCH = 20;

type Target = 'bucket' | 'database';

const listIds = async (db: Db, to: Target, after: string) => {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', '>', after)
    .where('content', to === 'bucket' ? 'is not' : 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
};

/** The object first, then the record. Files never change, so readers see the same content in between. */
async function moveToBucket(db: Db, bucket: Bucket, id: string) {
  const found = await db.selectFrom('files').select('content').where('id', '=', id).executeTakeFirst();
  if (!found?.content) return;
  await bucket.put(id, found.content);
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ content: null, sha256: hashContent(found.content) })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await bucket.remove(id); // deleted in the meantime
}

/** @throws Error for an object that is missing or differs */
async function readObject(bucket: Bucket, id: string, sha256: Buffer | null): Promise<Buffer> {
  const content = await bucket.get(id);
  if (!content) throw new Error(`File ${id} is missing in the bucket.`);
  if (sha256 && !hashContent(content).equals(sha256)) throw new Error(`File ${id} in the bucket isn't what was saved.`);
  return content;
}

async function moveToDatabase(db: Db, bucket: Bucket, id: string) {
  const found = await db.selectFrom('files').select('sha256').where('id', '=', id).executeTakeFirst();
  if (!found) return;
  const content = await readObject(bucket, id, found.sha256);
  await db.updateTable('files').set({ content, sha256: null }).where('id', '=', id).execute();
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
  for (let ids = await listIds(db, 'database', FIRST); ids.length > 0;) {
    const rows = await db.selectFrom('files').select(['id', 'sha256']).where('id', 'in', ids).execute();
    for (const { id, sha256 } of rows)
      await readObject(bucket, id, sha256).catch((error: Error) => damaged.push(error.message));
    ids = await listIds(db, 'database', ids.at(-1) ?? FIRST);
  }
  return damaged;
}

export type BucketFiles = { count: number; bytes: number };

/** The files that a copy of the database lacks. A database of an older release has no bucket. */
export async function countBucketFiles(db: Db): Promise<BucketFiles> {
  const { rows } = await sql<BucketFiles>`
    select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes from files where content is null`.execute(
    db,
  );
  return rows[0] ?? { count: 0, bytes: 0 };
}
