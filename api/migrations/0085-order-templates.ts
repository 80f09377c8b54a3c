import { type Kysely, sql } from 'kysely';

/**
 * `input`: an order's input with dates in minutes from the start of the pickup day, in local time. The function that
 * counts revisions of older records stays unchanged, so this one is added to it.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table order_templates (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      name text not null,
      time_zone text not null,
      input json not null,
      created_by uuid not null references users,
      created_at bigint not null,
      revision integer not null default 1
    );
    create unique index order_templates_name on order_templates (organization_id, lower(name));

    create function count_order_template_revision() returns trigger language plpgsql as $$
    begin
      update order_templates set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_order_template_revision before insert on timeline_entries for each row
      when (new.subject = 'orderTemplate' and new.event = 'updated')
      execute function count_order_template_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_order_template_revision on timeline_entries;
    drop function count_order_template_revision();
    drop table order_templates;
  `)
    .execute(db);
