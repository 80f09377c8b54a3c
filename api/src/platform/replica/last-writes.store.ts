import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Stands for all users: the last change of access. */
const EVERYONE = '00000000-0000-0000-0000-000000000000';

/** Records how far the log is now as the last write of these users, or of everyone. */
export async function recordWrite(db: Db, userIds: readonly string[], concernsEveryone: boolean): Promise<void> {
  const writerIds = concernsEveryone ? [...userIds, EVERYONE] : userIds;
  await sql`
    insert into last_writes (writer_id, position)
    select writer_id, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')
    from unnest(${writerIds}::uuid[]) as writer_id order by writer_id
    on conflict (writer_id) do update set position = greatest(last_writes.position, excluded.position)`.execute(db);
}

/** The position of the log after all changes that the user must see. */
export async function findLastWrite(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('lastWrites')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('writerId', 'in', [userId, EVERYONE])
    .executeTakeFirst();
  return row?.position ?? 0;
}
