import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type Use, USES } from './uses.rules.ts';

/** What hangs on an organization, in the order of the table of names; nothing is left out that the database would refuse to lose. */
export async function usesOf(db: Db, organizationId: string): Promise<Use[]> {
  const counts = USES.map(({ table, columns }) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`select ${sql.lit(table)} as what, count(*) as count from ${sql.table(table)} where ${organizationId}::uuid in (${names})`;
  });
  const { rows } = await sql<Use>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
