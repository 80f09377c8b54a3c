import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

const PAGE_SIZE = 5_000;

/** Everything that an entry records, in this order. A column that is added later is not part of older seals. */
const SEALED = sql<string>`jsonb_build_array(
  position, id, organization_id, subject, subject_id, event, from_stage, to_stage, changes, reason, reason_code,
  user_id, actor_id, api_key_id, occurred_at, recorded_at)::text`;

const readPage = (db: Db, after: number, lastPosition: number) =>
  db
    .selectFrom('timelineEntries')
    .select(['position', SEALED.as('line')])
    .where('position', '>', after)
    .where('position', '<=', lastPosition)
    .orderBy('position')
    .limit(PAGE_SIZE)
    .execute();

/**
 * Hashes the entries after `previousPosition` up to `lastPosition`, chained to the seal before: SHA-256 over its hash and
 * one line per entry.
 */
export async function hashEntries(
  db: Db,
  previousHash: string,
  { previousPosition, lastPosition }: { previousPosition: number; lastPosition: number },
): Promise<{ hash: string; entries: number }> {
  const hash = createHash('sha256').update(`${previousHash}\n`);
  let entries = 0;
  let page = await readPage(db, previousPosition, lastPosition);
  while (page.length > 0) {
    hash.update(page.map(({ line }) => `${line}\n`).join(''));
    entries += page.length;
    page = await readPage(db, page.at(-1)?.position ?? lastPosition, lastPosition);
  }
  return { hash: hash.digest('hex'), entries };
}
