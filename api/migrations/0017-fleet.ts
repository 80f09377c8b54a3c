import { type Kysely, sql } from 'kysely';

/**
 * Dictionaries, the whole vehicle with its files, services, shares and times off, and the driver's profile.
 * Lengths in m, space in CBM, weight in kg, power in kW, days; times are unix seconds.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table vehicle_dictionaries (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid references organizations, kind text not null check (kind in ('brand', 'model', 'color', 'fuelType')), name text not null
    );
    create table service_intervals (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid references organizations, name text not null, days integer not null check (days > 0),
      is_required boolean not null default false, icon text not null default 'wrench'
    );
    create unique index vehicle_dictionaries_name on vehicle_dictionaries (kind, coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), lower(name));
    create unique index service_intervals_name on service_intervals (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), lower(name));
    create unique index vehicle_types_name on vehicle_types (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), lower(name));
    create unique index cargo_types_name on cargo_types (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), lower(name));

    alter table vehicles
      add column brand_id uuid references vehicle_dictionaries, add column model_id uuid references vehicle_dictionaries,
      add column color_id uuid references vehicle_dictionaries, add column fuel_type_id uuid references vehicle_dictionaries,
      add column engine_model text, add column engine_power numeric(12, 3), add column axles integer, add column weight numeric(12, 3),
      add column loading_options text[] not null default '{}', add column comment text,
      alter column vin drop not null, alter column vin drop default;
    update vehicles set vin = null where vin = '';
    create index vehicles_of_organization on vehicles (organization_id, registration_plate, id);
    create index vehicles_vin on vehicles using gin (vin gin_trgm_ops);
    create unique index vehicles_tracking_device on vehicles (organization_id, tracking_device);
    drop index vehicles_of_driver;
    create unique index vehicles_driver on vehicles (driver_id);
    create index trips_of_vehicle on trips (vehicle_id);

    create table vehicle_cargo_types (
      vehicle_id uuid not null references vehicles on delete cascade, cargo_type_id uuid not null references cargo_types, primary key (vehicle_id, cargo_type_id)
    );
    create index vehicle_cargo_types_of_type on vehicle_cargo_types (cargo_type_id);

    create table vehicle_drafts (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, "values" jsonb not null, created_at bigint not null, updated_at bigint not null
    );
    create index vehicle_drafts_of_organization on vehicle_drafts (organization_id, updated_at desc, id);

    create table vehicle_files (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, vehicle_id uuid references vehicles on delete cascade, draft_id uuid references vehicle_drafts on delete cascade,
      kind text not null, file_id uuid not null references files, thumbnail_id uuid references files, expires_at bigint, created_at bigint not null,
      check (num_nonnulls(vehicle_id, draft_id) = 1)
    );
    create unique index vehicle_files_once on vehicle_files (vehicle_id, kind);
    create unique index vehicle_files_of_draft_once on vehicle_files (draft_id, kind);
    create index vehicle_files_expiring on vehicle_files (organization_id, expires_at) where vehicle_id is not null and expires_at is not null;

    create table vehicle_services (
      vehicle_id uuid not null references vehicles on delete cascade, service_interval_id uuid not null references service_intervals,
      organization_id uuid not null, last_service_at bigint not null,
      primary key (vehicle_id, service_interval_id)
    );
    create index vehicle_services_of_interval on vehicle_services (service_interval_id, organization_id, last_service_at);

    alter table vehicle_shares
      drop constraint vehicle_shares_pkey,
      add column id uuid primary key default gen_random_uuid(),
      add column from_at bigint not null default 0, add column to_at bigint, add column created_at bigint not null default 0,
      add check (to_at > from_at),
      add constraint vehicle_shares_once exclude using gist (vehicle_id with =, int8range(from_at, to_at) with &&);
    drop index vehicle_shares_of_partner;
    create index vehicle_shares_of_partner on vehicle_shares (partner_id, from_at);

    create table vehicle_unavailabilities (
      id uuid primary key default gen_random_uuid(),
      vehicle_id uuid not null references vehicles on delete cascade, from_at bigint not null, to_at bigint not null, reason text, created_at bigint not null,
      check (to_at > from_at),
      constraint vehicle_unavailabilities_once exclude using gist (vehicle_id with =, int8range(from_at, to_at) with &&)
    );

    alter table drivers
      add column id_number text, add column home_address text, add column birth_date bigint, add column police_report_expires_at bigint,
      add column emergency_contact_name text, add column emergency_contact_number text, add column max_hours_per_shift numeric(4, 1),
      add column standard_rate numeric(15, 2), add column overtime_rate numeric(15, 2), add column cumulative_hours numeric(8, 1);

    create table driver_files (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, driver_id uuid not null references drivers on delete cascade,
      kind text not null, file_id uuid not null references files, thumbnail_id uuid references files, created_at bigint not null
    );
    create unique index driver_files_once on driver_files (driver_id, kind);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table driver_files;
    alter table drivers
      drop column id_number, drop column home_address, drop column birth_date, drop column police_report_expires_at, drop column emergency_contact_name,
      drop column emergency_contact_number, drop column max_hours_per_shift, drop column standard_rate, drop column overtime_rate, drop column cumulative_hours;
    drop table vehicle_unavailabilities;
    drop index vehicle_shares_of_partner;
    alter table vehicle_shares
      drop constraint vehicle_shares_once, drop column id, drop column from_at, drop column to_at, drop column created_at, add primary key (vehicle_id, partner_id);
    create index vehicle_shares_of_partner on vehicle_shares (partner_id);
    drop table vehicle_services, vehicle_files, vehicle_drafts, vehicle_cargo_types;
    drop index trips_of_vehicle, vehicles_driver, vehicles_of_organization, vehicles_vin, vehicles_tracking_device, vehicle_types_name, cargo_types_name;
    create index vehicles_of_driver on vehicles (driver_id);
    update vehicles set vin = '' where vin is null;
    alter table vehicles
      drop column brand_id, drop column model_id, drop column color_id, drop column fuel_type_id, drop column engine_model, drop column engine_power, drop column axles,
      drop column weight, drop column loading_options, drop column comment, alter column vin set default '', alter column vin set not null;
    drop table service_intervals, vehicle_dictionaries;
  `)
    .execute(db);
