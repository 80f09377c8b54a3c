import { type Kysely, sql } from 'kysely';

/**
 * Who is alerted of which kinds, how and when: one row per organization and kind; the defaults apply without a row. An
 * alert stores when it is announced next, so that quiet hours, repetition and escalation survive restarts.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table alert_rules (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      kind text not null,
      is_on boolean not null,
      severity text,
      by_bell boolean not null,
      by_mail boolean not null,
      user_ids uuid[] not null default '{}',
      quiet_from text,
      quiet_to text,
      time_zone text not null,
      repeat_minutes integer,
      escalate_minutes integer,
      escalate_user_ids uuid[] not null default '{}',
      params jsonb not null default '{}',
      revision integer not null default 1,
      unique (organization_id, kind)
    );
    alter table alerts add notice_at bigint, add escalate_at bigint;
    create index alerts_to_announce on alerts (least(notice_at, escalate_at))
      where acknowledged_at is null and ended_at is null and (notice_at is not null or escalate_at is not null);

    create table speeding_states (
      vehicle_id uuid primary key references vehicles on delete cascade,
      since bigint not null,
      last_at bigint not null,
      top_speed real not null,
      is_raised boolean not null
    );

    create function count_alert_rule_revision() returns trigger language plpgsql as $$
    begin
      update alert_rules set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_alert_rule_revision before insert on timeline_entries for each row
      when (new.subject = 'alertRule') execute function count_alert_rule_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_alert_rule_revision on timeline_entries;
    drop function count_alert_rule_revision();
    drop table speeding_states;
    alter table alerts drop notice_at, drop escalate_at;
    drop table alert_rules;
  `)
    .execute(db);
