import { type Kysely, sql } from 'kysely';

/**
 * Addresses that messages are posted to, with their deliveries; and alert rules that name contacts and such an
 * address.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table webhook_endpoints (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      url text not null,
      secret text not null,
      created_at bigint not null,
      unique (organization_id, url)
    );
    create table webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      endpoint_id uuid not null references webhook_endpoints on delete cascade,
      type text not null,
      body text not null,
      state text not null default 'queued',
      attempts integer not null default 0,
      status integer,
      error text,
      created_at bigint not null,
      delivered_at bigint
    );
    create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, created_at desc, id);
    alter table alert_rules
      add contact_ids uuid[] not null default '{}',
      add webhook_endpoint_id uuid references webhook_endpoints on delete set null;
    create index alert_rules_of_endpoint on alert_rules (webhook_endpoint_id) where webhook_endpoint_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table alert_rules drop webhook_endpoint_id, drop contact_ids;
    drop table webhook_deliveries;
    drop table webhook_endpoints;
  `)
    .execute(db);
