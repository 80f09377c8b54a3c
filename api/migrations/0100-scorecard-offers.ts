import { type Kysely, sql } from 'kysely';

/** Offers by creation and tenders by end: indexes for the scorecards of an organization's last year. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index order_offers_of_organization on order_offers (organization_id, offered_at)
      include (partner_id, state, answered_at, deadline);
    create index tenders_of_organization on tenders (organization_id, closed_at) include (id, step_minutes);
    drop index order_offers_of_partner;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index order_offers_of_partner on order_offers (organization_id, partner_id, offered_at);
    drop index tenders_of_organization, order_offers_of_organization;
  `)
    .execute(db);
