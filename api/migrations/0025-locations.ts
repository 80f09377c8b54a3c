import { type Kysely, sql } from 'kysely';

/** Indexes to find, sort and search locations, also by their uses. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index locations_of_organization;
    create index locations_by_name on locations (organization_id, name, id);
    create index locations_by_city on locations (organization_id, city, id);
    create index locations_newest on locations (organization_id, created_at, id);
    create index locations_search on locations using gin (name gin_trgm_ops, city gin_trgm_ops, street1 gin_trgm_ops);
    create index operation_locations_of_location on operation_locations (location_id);
    create index contract_point_rates_from on contract_point_rates (from_location_id);
    create index contract_point_rates_to on contract_point_rates (to_location_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index contract_point_rates_to, contract_point_rates_from, operation_locations_of_location, locations_search, locations_newest, locations_by_city, locations_by_name;
    create index locations_of_organization on locations (organization_id, name);
  `)
    .execute(db);
