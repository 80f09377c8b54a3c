import { type Kysely, sql } from 'kysely';

/** Rules for models of areas; apart from the others, which the release before reads and replaces. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table user_area_rules (
      user_id uuid not null references users on delete cascade, model text not null, rule text not null check (rule in ('read', 'write', 'delete')),
      primary key (user_id, model, rule)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table user_area_rules').execute(db);
