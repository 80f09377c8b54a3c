import { type Kysely, sql } from 'kysely';

/** Index of the totals of approved bills, without reading the bills. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index bills_approved_of_order on bills (organization_id, order_id) include (currency_id, tax_base) where state = 'approved' and order_id is not null;
    create index bills_approved_of_trip on bills (organization_id, trip_id) include (currency_id, tax_base) where state = 'approved' and trip_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop index bills_approved_of_trip, bills_approved_of_order`).execute(db);
