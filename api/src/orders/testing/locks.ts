import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Counts the connections that wait for a lock, to detect that concurrent calls have reached it. */
export async function countLockWaits(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
