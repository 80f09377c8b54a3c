import { type Kysely, sql } from 'kysely';

/** The home location of a vehicle, and its costs per use and per km, for plans. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table vehicles
      add home_location_id uuid references locations on delete set null,
      add fixed_cost numeric(15, 2) check (fixed_cost >= 0),
      add km_cost numeric(15, 2) check (km_cost >= 0);
    create index vehicles_home_location on vehicles (home_location_id) where home_location_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table vehicles drop home_location_id, drop fixed_cost, drop km_cost').execute(db);
