import { type Kysely, sql } from 'kysely';

/** Which vehicles are free is asked of the live trips: they are few, however many trips there once were. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index trips_live_of_vehicle on trips (vehicle_id) include (pick_at, drop_at, stage)
      where stage in ('transit', 'started', 'vehicleAssigned', 'waitingForTrip', 'saved');
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop index trips_live_of_vehicle`).execute(db);
