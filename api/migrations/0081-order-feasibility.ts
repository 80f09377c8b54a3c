import { type Kysely, sql } from 'kysely';

/**
 * Whether orders are checked for feasibility when they are sent for approval, and the warnings that their owner
 * acknowledged.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table operations add column feasibility text not null default 'off';
    alter table operations add constraint operations_feasibility
      check (feasibility in ('off', 'acknowledge', 'block')) not valid;
    alter table orders add column acknowledged_warnings jsonb, add column acknowledge_reason text;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table orders drop column acknowledge_reason, drop column acknowledged_warnings;
    alter table operations drop column feasibility;
  `)
    .execute(db);
