import { type Kysely, sql } from 'kysely';

/** Dictionaries (no organization: the platform's), cargos and order types. Lengths in m, space in CBM, weight in kg. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table cargo_types (
      id uuid primary key default gen_random_uuid(), organization_id uuid references organizations, name text not null
    );
    create table vehicle_types (
      id uuid primary key default gen_random_uuid(), organization_id uuid references organizations, name text not null,
      average_space numeric(12, 3) not null, max_weight numeric(12, 3) not null, icon text not null default 'truck'
    );

    create table cargos (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, name text not null, code text not null, cargo_type_id uuid not null references cargo_types,
      shipping_unit text not null, billing_by text not null check (billing_by in ('weight', 'space', 'quantity')),
      width numeric(12, 3) not null, height numeric(12, 3) not null, length numeric(12, 3) not null, weight numeric(12, 3) not null,
      actual_space numeric(12, 3) not null, effective_space numeric(12, 3) not null, created_at bigint not null
    );
    create unique index cargos_code on cargos (organization_id, lower(code));

    create table order_types (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, name text not null, code text not null, created_at bigint not null
    );
    create unique index order_types_code on order_types (organization_id, lower(code));
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop table order_types, cargos, vehicle_types, cargo_types`).execute(db);
