import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** How many wait for what another one holds: calls that are to meet have met. */
export async function locksWaitedFor(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
