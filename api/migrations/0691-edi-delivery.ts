import { type Kysely, sql } from 'kysely';

/**
 * Where messages of a partner are delivered, and the state of each delivery. Messages written before were only
 * replies.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table edi_partners (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      partner text not null,
      method text not null check (method in ('http', 'folder')),
      endpoint_id uuid references webhook_endpoints,
      user_id uuid not null references users,
      created_at bigint not null,
      check ((method = 'http') = (endpoint_id is not null))
    );
    create unique index edi_partners_once on edi_partners (organization_id, partner);
    create index edi_partners_endpoint on edi_partners (endpoint_id);

    alter table edi_messages
      add column delivery text check (delivery in ('written', 'delivered', 'failed')),
      add column delivery_attempts int not null default 0,
      add column delivery_error text,
      add column delivered_at bigint,
      add column deliver_at bigint;
    update edi_messages set delivery = 'written' where direction = 'out';
    create index edi_messages_waiting on edi_messages (deliver_at) where deliver_at is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table edi_messages
      drop column delivery,
      drop column delivery_attempts,
      drop column delivery_error,
      drop column delivered_at,
      drop column deliver_at;
    drop table edi_partners;
  `)
    .execute(db);
