import { type Kysely, sql } from 'kysely';

/** Carriers may number their invoices and credit notes independently: a number is unique within each kind. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create unique index carrier_invoices_once_per_kind
      on carrier_invoices (organization_id, partner_id, upper(number), (credited_id is null));
    drop index carrier_invoices_once;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create unique index carrier_invoices_once on carrier_invoices (organization_id, partner_id, upper(number));
    drop index carrier_invoices_once_per_kind;
  `)
    .execute(db);
