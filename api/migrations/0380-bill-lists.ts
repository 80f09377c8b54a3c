import { type Kysely, sql } from 'kysely';

/** The bills that both sides see, of the payer and of the payee, by date. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index bills_of_payer_by_date on bills (organization_id, coalesce(approved_at, submitted_at), id) where state <> 'draft';
    create index bills_of_payee_by_date on bills (partner_id, coalesce(approved_at, submitted_at), id) where state <> 'draft' and partner_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop index bills_of_payee_by_date, bills_of_payer_by_date`).execute(db);
