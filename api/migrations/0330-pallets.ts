import { type Kysely, sql } from 'kysely';

/**
 * The floor that freight takes and that vehicles have. Null if unknown or unlimited; a vehicle without its own values
 * has those of its type.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table cargos add column pallet_places numeric(12, 3), add column stack_layers integer;
    alter table vehicle_types add column pallet_places numeric(12, 3), add column loading_meters numeric(12, 3);
    alter table vehicles add column pallet_places numeric(12, 3), add column loading_meters numeric(12, 3);
    alter table orders add column total_pallet_places numeric(12, 3), add column total_loading_meters numeric(12, 3);
    alter table trips add column total_pallet_places numeric(12, 3), add column total_loading_meters numeric(12, 3);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table trips drop column total_loading_meters, drop column total_pallet_places;
    alter table orders drop column total_loading_meters, drop column total_pallet_places;
    alter table vehicles drop column loading_meters, drop column pallet_places;
    alter table vehicle_types drop column loading_meters, drop column pallet_places;
    alter table cargos drop column stack_layers, drop column pallet_places;
  `)
    .execute(db);
