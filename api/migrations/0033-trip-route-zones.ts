import { type Kysely, sql } from 'kysely';

/** A trip can belong to an existing route zone. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`alter table trips add constraint trips_route_zone_id_fkey foreign key (route_zone_id) references route_zones`)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`alter table trips drop constraint trips_route_zone_id_fkey`).execute(db);
