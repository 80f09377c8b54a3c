import { createHash } from 'node:crypto';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import './audit-seals.tables.ts';

/** Positions that are read at once. */
const PAGE_SIZE = 5_000;

/** The columns of an entry that are hashed, in this order. Columns added later are not part of older seals. */
const LINE_HASH = sql<string>`encode(sha256(convert_to(jsonb_build_array(
  position, id, organization_id, subject, subject_id, event, from_stage, to_stage, changes, reason, reason_code,
  user_id, actor_id, api_key_id, occurred_at, recorded_at)::text, 'UTF8')), 'hex')`;

type Range = { previousPosition: number; lastPosition: number };

/** The hash of each entry; of one that was redacted or deleted, that of what it was. */
async function readHashes(db: Db, { previousPosition, lastPosition }: Range): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select coalesce(redactions.hash, entries.hash) as hash
    from (
      select position, ${LINE_HASH} as hash from timeline_entries
      where position > ${previousPosition} and position <= ${lastPosition}
    ) entries
    full join (
      select position, line_hash as hash from audit_redactions
      where position > ${previousPosition} and position <= ${lastPosition}
    ) redactions using (position)
    order by position`.execute(db);
  return rows.map(({ hash }) => hash);
}

/**
 * Hashes the entries after `previousPosition` up to `lastPosition`, chained to the seal before: SHA-256 over its hash and
 * the hash of each entry.
 */
export async function hashEntries(
  db: Db,
  previousHash: string,
  { previousPosition, lastPosition }: Range,
): Promise<{ hash: string; entries: number }> {
  const hash = createHash('sha256').update(`${previousHash}\n`);
  let entries = 0;
  for (let after = previousPosition; after < lastPosition; after += PAGE_SIZE) {
    const page = { previousPosition: after, lastPosition: Math.min(after + PAGE_SIZE, lastPosition) };
    const hashes = await readHashes(db, page);
    hash.update(hashes.map((line) => `${line}\n`).join(''));
    entries += hashes.length;
  }
  return { hash: hash.digest('hex'), entries };
}

/** Stores the hashes of entries that are about to lose content, so that their seals can still be verified. */
export const storeHashes = (tx: Db, entries: Expression<SqlBool>, now: number) =>
  sql`
    insert into audit_redactions (position, line_hash, redacted_at)
    select position, ${LINE_HASH}, ${now} from timeline_entries where ${entries}
    on conflict do nothing`.execute(tx);

export const countRedactions = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('auditRedactions')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
