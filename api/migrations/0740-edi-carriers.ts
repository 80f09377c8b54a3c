import { type Kysely, sql } from 'kysely';

/** Partners that are carriers, to which orders are tendered by EDI, and their open tenders. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table edi_partners
      add column carrier_id uuid references organizations,
      add column own_id text,
      add column syntax text check (syntax in ('x12', 'edifact')),
      add constraint edi_partners_whole_carrier check (num_nulls(carrier_id, own_id, syntax) in (0, 3));
    create unique index edi_partners_carriers on edi_partners (carrier_id, organization_id);

    create table edi_tenders (
      order_id uuid not null references orders on delete cascade,
      partner text not null,
      is_open boolean not null,
      primary key (order_id, partner)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table edi_tenders;
    drop index edi_partners_carriers;
    alter table edi_partners
      drop constraint edi_partners_whole_carrier,
      drop column carrier_id,
      drop column own_id,
      drop column syntax;
  `)
    .execute(db);
