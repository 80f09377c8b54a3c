import { sql } from 'kysely';

/**
 * Joins the rows whose ids are `listed`, as the first table: PostgreSQL keeps the order of that many joins, and would
 * join all rows otherwise.
 */
export const joinListedIds = (table: string) => sql`listed join ${sql.raw(table)} on ${sql.raw(table)}.id = listed.id`;
