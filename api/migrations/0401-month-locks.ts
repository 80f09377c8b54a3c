import { type Kysely, sql } from 'kysely';

/** Months that an organization has locked: nothing can be dated into them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table month_locks (
      organization_id uuid not null references organizations on delete cascade,
      month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      locked_by uuid not null references users, locked_at bigint not null,
      primary key (organization_id, month)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table month_locks`).execute(db);
