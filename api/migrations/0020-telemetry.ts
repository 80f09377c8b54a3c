import { type Kysely, sql } from 'kysely';

/**
 * Positions, partitioned by month (speed in km/h, heading in degrees; partitions are created on demand), the last
 * position of each vehicle with a doubtful one, and rejected reports of trackers. A trigger deletes positions with
 * their vehicle: a foreign key would be checked for every position, and would lock all vehicles whenever a partition
 * is created or dropped.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table positions (
      vehicle_id uuid not null, at bigint not null,
      latitude double precision not null, longitude double precision not null, speed real not null, heading real,
      primary key (vehicle_id, at)
    ) partition by range (at);
    create function remove_positions() returns trigger language plpgsql as $$
      begin
        delete from positions where vehicle_id = old.id;
        return null;
      end
    $$;
    create trigger vehicles_remove_positions after delete on vehicles for each row execute function remove_positions();

    create table last_positions (
      vehicle_id uuid primary key references vehicles on delete cascade, at bigint not null,
      latitude double precision not null, longitude double precision not null, speed real not null, heading real,
      heard_at bigint not null, doubted jsonb
    ) with (fillfactor = 50);

    create table refused_positions (
      organization_id uuid not null references organizations on delete cascade, device text not null, reason text not null, count bigint not null, last_at bigint not null,
      primary key (organization_id, device, reason)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger vehicles_remove_positions on vehicles;
    drop function remove_positions;
    drop table refused_positions, last_positions, positions;
  `)
    .execute(db);
