import { type Kysely, sql } from 'kysely';

/**
 * Days are texts (`YYYY-MM-DD`) in the zone of their phase. `recurring_order_runs` has one row per order to create;
 * its key ensures that the order is created once. `due_at`: when the job next handles the recurring order.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table recurring_orders (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      start_day text not null,
      end_day text,
      days_ahead integer not null,
      is_submitted boolean not null,
      created_by uuid not null references users,
      created_at bigint not null,
      due_at bigint not null,
      revision integer not null default 1
    );
    create index recurring_orders_of_organization on recurring_orders (organization_id, created_at);
    create index recurring_orders_due on recurring_orders (due_at);

    create table recurring_order_phases (
      recurring_order_id uuid not null references recurring_orders on delete cascade,
      from_day text not null,
      template_id uuid not null references order_templates,
      time_zone text not null,
      weekdays integer[] not null,
      times text[] not null,
      on_holiday text not null,
      primary key (recurring_order_id, from_day)
    );
    create index recurring_order_phases_of_template on recurring_order_phases (template_id);

    create table recurring_order_pauses (
      recurring_order_id uuid not null references recurring_orders on delete cascade,
      from_day text not null,
      to_day text,
      primary key (recurring_order_id, from_day)
    );

    create table recurring_order_runs (
      recurring_order_id uuid not null references recurring_orders on delete cascade,
      day text not null,
      time text not null,
      order_id uuid references orders on delete set null,
      error json,
      made_at bigint not null,
      primary key (recurring_order_id, day, time)
    );
    create index recurring_order_runs_of_order on recurring_order_runs (order_id);

    create table holidays (
      organization_id uuid not null references organizations on delete cascade,
      day text not null,
      name text not null,
      primary key (organization_id, day)
    );

    create function count_recurring_order_revision() returns trigger language plpgsql as $$
    begin
      update recurring_orders set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_recurring_order_revision before insert on timeline_entries for each row
      when (new.subject = 'recurringOrder' and new.event = 'updated')
      execute function count_recurring_order_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_recurring_order_revision on timeline_entries;
    drop function count_recurring_order_revision();
    drop table recurring_order_runs, recurring_order_pauses, recurring_order_phases, recurring_orders, holidays;
  `)
    .execute(db);
