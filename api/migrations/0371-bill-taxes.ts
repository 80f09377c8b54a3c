import { type Kysely, sql } from 'kysely';

/** Why a bill is not taxed; null if it is. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table bills
      add column tax_category text check (tax_category in ('exempt', 'reverseCharge')),
      add column tax_reason text;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql`alter table bills drop column tax_reason, drop column tax_category`.execute(db);
