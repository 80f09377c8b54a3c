import { type Kysely, sql } from 'kysely';

/** The types of cargo that can be transported with one; indexes to search, sort and filter cargos by type. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table cargo_allowed_types (
      cargo_id uuid not null references cargos on delete cascade, cargo_type_id uuid not null references cargo_types on delete cascade, primary key (cargo_id, cargo_type_id)
    );
    create index cargo_allowed_types_of_type on cargo_allowed_types (cargo_type_id);
    create index cargos_by_name on cargos (organization_id, name, id);
    create index cargos_newest on cargos (organization_id, created_at, id);
    create index cargos_of_type on cargos (cargo_type_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop index cargos_of_type, cargos_newest, cargos_by_name; drop table cargo_allowed_types`).execute(db);
