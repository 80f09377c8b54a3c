import { type Kysely, sql } from 'kysely';

const TABLES = ['timeline_entries', 'order_email_entries'];
const forEachTable = (change: string) => TABLES.map((table) => `alter table ${table} ${change}`).join(';\n');

/**
 * Why the portal itself changed something; `reason` then names the subject, which the previous release shows as it is.
 */
export const up = (db: Kysely<unknown>) => sql.raw(forEachTable('add column reason_code text')).execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(forEachTable('drop column reason_code')).execute(db);
