import { type Kysely, sql } from 'kysely';

/** Saved reports that are sent by email at times, and their runs. A deleted saved report or owner ends them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table report_schedules (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      user_id uuid not null references users on delete cascade,
      list_view_id uuid not null references list_views on delete cascade,
      format text not null check (format in ('xlsx', 'pdf')),
      frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
      weekday smallint check (weekday between 1 and 7), day_of_month smallint check (day_of_month between 1 and 31),
      hour smallint not null check (hour between 0 and 23),
      user_ids uuid[] not null, contact_ids uuid[] not null,
      is_active boolean not null default true, stopped_reason text,
      due_at bigint not null, created_at bigint not null, revision integer not null default 1,
      check (frequency <> 'weekly' or weekday is not null), check (frequency <> 'monthly' or day_of_month is not null)
    );
    create index report_schedules_due on report_schedules (due_at) where is_active;
    create index report_schedules_of_user on report_schedules (user_id);
    create index report_schedules_of_view on report_schedules (list_view_id);
    create index report_schedules_of_organization on report_schedules (organization_id);
    create table report_runs (
      id uuid primary key default gen_random_uuid(),
      schedule_id uuid not null references report_schedules on delete cascade,
      due_at bigint not null, is_requested boolean not null default false,
      state text not null check (state in ('pending', 'running', 'sent', 'failed')),
      attempts integer not null default 0, started_at bigint, finished_at bigint,
      rows integer, recipients integer, error_code text, error_message text
    );
    create unique index report_runs_once on report_runs (schedule_id, due_at) where not is_requested;
    create index report_runs_of_schedule on report_runs (schedule_id, due_at desc);
    create index report_runs_open on report_runs (due_at) where state in ('pending', 'running');
    create function count_report_schedule_revision() returns trigger language plpgsql as $$
    begin
      update report_schedules set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_report_schedule_revision before insert on timeline_entries for each row
      when (new.subject = 'reportSchedule') execute function count_report_schedule_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_report_schedule_revision on timeline_entries;
    drop function count_report_schedule_revision;
    drop table report_runs, report_schedules;
  `)
    .execute(db);
