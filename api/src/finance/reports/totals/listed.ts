import { sql } from 'kysely';

/** The rows whose ids are `listed`, first: PostgreSQL keeps the order of that many joins, and would join all rows otherwise. */
export const joinListed = (table: string) => sql`listed join ${sql.raw(table)} on ${sql.raw(table)}.id = listed.id`;
