import { type Kysely, sql } from 'kysely';

/** Where an organization receives electronic invoices, and its requirements for them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table invoice_settings
      add column electronic_scheme text, add column electronic_address text,
      add column buyer_reference text,
      add column attaches_electronic boolean not null default false;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table invoice_settings
      drop column attaches_electronic, drop column buyer_reference,
      drop column electronic_address, drop column electronic_scheme;
  `)
    .execute(db);
