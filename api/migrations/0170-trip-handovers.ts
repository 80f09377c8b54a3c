import { type Kysely, sql } from 'kysely';

/** The vehicles and drivers that a trip had on the road, and since when it has the present vehicle. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      `alter table trips add vehicle_since bigint;
      create table trip_handovers (
        trip_id uuid not null references trips on delete cascade, position int not null,
        at bigint not null, recorded_at bigint not null, reason text not null, place text,
        from_vehicle_id uuid references vehicles, to_vehicle_id uuid references vehicles,
        from_driver_id uuid references drivers, to_driver_id uuid references drivers,
        created_by uuid not null references users,
        primary key (trip_id, position)
      );
      create index trip_handovers_from_vehicle on trip_handovers (from_vehicle_id);
      create index trip_handovers_to_vehicle on trip_handovers (to_vehicle_id);
      create index trip_handovers_from_driver on trip_handovers (from_driver_id);
      create index trip_handovers_to_driver on trip_handovers (to_driver_id);
      create index trip_handovers_created_by on trip_handovers (created_by);`,
    )
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop table trip_handovers; alter table trips drop vehicle_since').execute(db);
