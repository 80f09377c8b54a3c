import { type Kysely, sql } from 'kysely';

/** Available vehicles are computed from live trips, which are few compared to all trips. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index trips_live_of_vehicle on trips (vehicle_id) include (pick_at, drop_at, stage)
      where stage in ('transit', 'started', 'vehicleAssigned', 'waitingForTrip', 'saved');
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop index trips_live_of_vehicle`).execute(db);
