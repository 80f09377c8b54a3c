import { type Kysely, sql } from 'kysely';

/** Services of the contract's price list that a bill charges: names and quantities. */
export const up = (db: Kysely<unknown>) =>
  sql`alter table bills add column services jsonb not null default '[]'`.execute(db);

export const down = (db: Kysely<unknown>) => sql`alter table bills drop column services`.execute(db);
