import { type Kysely, sql } from 'kysely';

/**
 * Work orders for vehicles. The time for which an order takes its vehicle out of service is an unavailability of the
 * vehicle, so that everything that plans vehicles respects it.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table work_orders (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      number text not null,
      kind text not null,
      status text not null default 'open',
      vehicle_id uuid not null references vehicles,
      title text not null,
      description text,
      contact_id uuid references contacts on delete set null,
      workshop text,
      service_interval_id uuid references service_intervals on delete set null,
      currency text,
      cost numeric(15, 2) not null default 0,
      done_at bigint,
      created_by uuid references users,
      created_at bigint not null,
      revision integer not null default 1,
      unique (organization_id, number)
    );
    create index work_orders_newest on work_orders (organization_id, created_at desc, id);
    create index work_orders_of_vehicle on work_orders (vehicle_id);
    create index work_orders_of_contact on work_orders (contact_id) where contact_id is not null;
    create index work_orders_of_interval on work_orders (service_interval_id) where service_interval_id is not null;
    create index work_orders_by_creator on work_orders (created_by) where created_by is not null;

    create table work_order_lines (
      id uuid primary key default gen_random_uuid(),
      work_order_id uuid not null references work_orders on delete cascade,
      position integer not null,
      kind text not null,
      description text not null,
      quantity numeric(12, 3) not null,
      unit_price numeric(15, 2) not null,
      amount numeric(15, 2) not null,
      unique (work_order_id, position)
    );

    create table work_order_documents (
      id uuid primary key default gen_random_uuid(),
      work_order_id uuid not null references work_orders on delete cascade,
      file_id uuid not null references files,
      thumbnail_id uuid references files,
      created_by uuid not null references users,
      created_at bigint not null
    );
    create index work_order_documents_of_order on work_order_documents (work_order_id);

    alter table vehicle_unavailabilities add work_order_id uuid unique references work_orders on delete cascade;

    create function count_work_order_revision() returns trigger language plpgsql as $$
    begin
      update work_orders set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_work_order_revision before insert on timeline_entries for each row
      when (new.subject = 'workOrder' and new.event <> 'created') execute function count_work_order_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_work_order_revision on timeline_entries;
    drop function count_work_order_revision();
    alter table vehicle_unavailabilities drop work_order_id;
    drop table work_order_documents, work_order_lines, work_orders;
  `)
    .execute(db);
