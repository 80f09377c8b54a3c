import { type Kysely, sql } from 'kysely';

/** Revenue of a period without reading the bills: approved bills by the organization that is paid. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index bills_to_payee_by_begin on bills (partner_id, begins_at) include (currency_id, tax_base, order_id, trip_id)
      where state = 'approved' and partner_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql`drop index bills_to_payee_by_begin`.execute(db);
