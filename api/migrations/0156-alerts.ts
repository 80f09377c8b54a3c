import { type Kysely, sql } from 'kysely';

/**
 * Alerts for fleet managers. One row per event: `occurrence` identifies it among the events of the same kind about the
 * same vehicle or driver. `ended_at` is set while its cause is gone.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table alerts (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      kind text not null,
      severity text not null,
      vehicle_id uuid references vehicles on delete cascade,
      driver_id uuid references drivers on delete cascade,
      occurrence text not null,
      params jsonb not null default '{}',
      due_at bigint,
      occurred_at bigint not null,
      detected_at bigint not null,
      acknowledged_at bigint,
      acknowledged_by uuid references users,
      comment text,
      ended_at bigint,
      revision integer not null default 1
    );
    create unique index alerts_once on alerts (organization_id, kind, vehicle_id, driver_id, occurrence)
      nulls not distinct;
    create index alerts_newest on alerts (organization_id, occurred_at desc, id);
    create index alerts_open on alerts (organization_id, kind) where acknowledged_at is null and ended_at is null;
    create index alerts_of_vehicle on alerts (vehicle_id) where vehicle_id is not null;
    create index alerts_of_driver on alerts (driver_id) where driver_id is not null;

    create function count_alert_revision() returns trigger language plpgsql as $$
    begin
      update alerts set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_alert_revision before insert on timeline_entries for each row
      when (new.subject = 'alert') execute function count_alert_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_alert_revision on timeline_entries;
    drop function count_alert_revision();
    drop table alerts;
  `)
    .execute(db);
