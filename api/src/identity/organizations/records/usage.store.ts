import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Usage, USAGE_SOURCES } from './usage.rules.ts';

/** Counts the rows that reference an organization, in the order of `USAGE_SOURCES`. */
export async function findUsages(db: Db, organizationId: string): Promise<Usage[]> {
  const counts = USAGE_SOURCES.map(({ table, columns }) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`
      select ${sql.lit(table)} as what, count(*) as count
      from ${sql.table(table)} where ${organizationId}::uuid in (${names})
    `;
  });
  const { rows } = await sql<Usage>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
