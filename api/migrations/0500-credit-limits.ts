import { type Kysely, sql } from 'kysely';

/** Up to which amount an organization trusts a partner that it is paid by. */
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
