import { type Kysely, sql } from 'kysely';

/** Vehicles and drivers: what a trip needs of them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table drivers (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, user_id uuid references users, contact_id uuid references contacts,
      license_expires_at bigint, health_report_expires_at bigint, is_blocked boolean not null default false, created_at bigint not null
    );
    create index drivers_of_organization on drivers (organization_id);

    create table vehicles (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, registration_plate text not null, vin text not null default '',
      vehicle_type_id uuid not null references vehicle_types, year integer, tracking_device text,
      width numeric(12, 3) not null, height numeric(12, 3) not null, length numeric(12, 3) not null,
      actual_space numeric(12, 3) not null, effective_space numeric(12, 3) not null, max_carry_weight numeric(12, 3) not null,
      driver_id uuid references drivers, is_active boolean not null default true, created_at bigint not null
    );
    create unique index vehicles_plate on vehicles (organization_id, upper(registration_plate));
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table vehicles, drivers`).execute(db);
