import { type Kysely, sql } from 'kysely';

/** The maximum debt that an organization accepts of a partner. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table credit_limits (
      organization_id uuid not null references organizations on delete cascade,
      partner_id uuid not null references organizations on delete cascade,
      amount numeric(15, 2) not null check (amount >= 0), currency text not null,
      primary key (organization_id, partner_id)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table credit_limits').execute(db);
