import { type Kysely, sql } from 'kysely';

/**
 * Orders created from a transaction set, the messages to write about them, and the last control number of each
 * partner. Numbers continue after those already written.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table edi_orders (
      order_id uuid primary key references orders on delete cascade,
      message_id uuid not null references edi_messages on delete cascade,
      set_position int not null,
      is_accepted boolean
    );
    create index edi_orders_message on edi_orders (message_id);
    insert into edi_orders (order_id, message_id, set_position)
    select distinct on (o.id) o.id, m.id, s.position - 1
    from edi_messages m
    cross join lateral jsonb_array_elements(m.sets) with ordinality as s (entry, position)
    join orders o on o.id = (s.entry -> 'order' ->> 'id')::uuid
    where m.direction = 'in' and jsonb_typeof(s.entry -> 'order') = 'object'
    order by o.id, m.created_at;

    create table edi_outbox (
      position bigint generated always as identity primary key,
      order_id uuid not null references orders on delete cascade,
      message jsonb not null,
      attempts int not null default 0,
      due_at bigint not null
    );
    create index edi_outbox_orders on edi_outbox (order_id, position);

    create table edi_control_counters (
      organization_id uuid not null references organizations on delete cascade,
      partner text not null,
      last bigint not null,
      primary key (organization_id, partner)
    );
    insert into edi_control_counters (organization_id, partner, last)
    select organization_id, partner, max(control_number::bigint) from edi_messages
    where direction = 'out' and control_number is not null group by organization_id, partner;

    alter table edi_messages add column order_id uuid references orders on delete set null;
    create index edi_messages_orders on edi_messages (order_id) where order_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table edi_messages drop column order_id;
    drop table edi_control_counters;
    drop table edi_outbox;
    drop table edi_orders;
  `)
    .execute(db);
