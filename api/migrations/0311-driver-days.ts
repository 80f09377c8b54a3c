import { type Kysely, sql } from 'kysely';

/** Daily figures of drivers (UTC days, counted since 1970), computed by a job from their trips. Seconds and km. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table driver_days (
      driver_id uuid not null references drivers on delete cascade,
      day integer not null,
      organization_id uuid not null references organizations on delete cascade,
      distance double precision not null default 0,
      driving_seconds integer not null default 0,
      speeding_seconds integer not null default 0,
      idle_seconds integer,
      harsh_events integer not null default 0,
      stops integer not null default 0,
      on_time_stops integer not null default 0,
      trips integer not null default 0,
      inspected_trips integer not null default 0,
      defect_inspections integer not null default 0,
      primary key (driver_id, day)
    );
    create index driver_days_organization on driver_days (organization_id, day);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table driver_days').execute(db);
