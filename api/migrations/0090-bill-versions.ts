import { type Kysely, sql } from 'kysely';

/**
 * An approved bill never changes. When corrected times outdate it, a new version can be made; the approved one is
 * stored here.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table bills add column version integer not null default 1, add column outdated_at bigint;
    create table bill_versions (
      bill_id uuid not null references bills on delete cascade,
      version integer not null,
      partner_id uuid references organizations on delete set null,
      figures jsonb not null,
      currency_id uuid references currencies on delete set null,
      net numeric,
      tax_base numeric,
      vat numeric,
      total numeric,
      submitted_by uuid references users on delete set null,
      submitted_at bigint,
      approved_by uuid references users on delete set null,
      approved_at bigint not null,
      replaced_at bigint not null,
      primary key (bill_id, version)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table bill_versions;
    alter table bills drop column outdated_at, drop column version;
  `)
    .execute(db);
