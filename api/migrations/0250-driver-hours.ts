import { type Kysely, sql } from 'kysely';

/** Driving limits, breaks and rests of drivers; the defaults apply to organizations without a row. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table driver_hours_rules (
      organization_id uuid primary key references organizations on delete cascade,
      drive_minutes integer not null,
      break_minutes integer not null,
      rest_minutes integer not null,
      max_shift_minutes integer,
      max_week_minutes integer
    );
    alter table assignment_rules
      add column driver_hours text not null default 'warn' check (driver_hours in ('warn', 'block')),
      add column health_report_expired text not null default 'warn'
        check (health_report_expired in ('warn', 'block'));
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table assignment_rules drop column driver_hours, drop column health_report_expired;
    drop table driver_hours_rules;
  `)
    .execute(db);
