import { sql } from 'kysely';
import type { Db } from '../../api/src/platform/database/database.ts';

export type Counts = Record<string, number>;

/** Tables with their own rows: partitions are summed, queued jobs are not counted. */
async function tables(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The number of rows of each table. */
export async function countRows(db: Db): Promise<Counts> {
  const counts: Counts = {};
  for (const name of await tables(db)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db.withoutPlugins(),
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}
