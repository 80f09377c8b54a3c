import { type Kysely, sql } from 'kysely';

/**
 * Contracts between an organization and a partner, with the linehaul rates of predicted costs. Band distances are km,
 * or miles in an imperial contract.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table contracts (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, partner_id uuid not null references organizations, name text not null,
      start_date bigint not null, expire_date bigint, base_currency_id uuid not null references currencies,
      unit_standard text not null default 'metric' check (unit_standard in ('metric', 'imperial')),
      confirmation text not null default 'unconfirmed' check (confirmation in ('unconfirmed', 'confirmed', 'rejected')),
      is_disabled boolean not null default false, flat_trip_rate numeric(15, 2), flat_trip_backhaul_rate numeric(15, 2), created_at bigint not null
    );
    create index contracts_of_organization on contracts (organization_id, partner_id);
    create index contracts_of_partner on contracts (partner_id);

    create table contract_distance_rates (
      id uuid primary key default gen_random_uuid(), contract_id uuid not null references contracts on delete cascade,
      from_km numeric(12, 3) not null, to_km numeric(12, 3), value numeric(15, 2) not null,
      backhaul_rate numeric(15, 2), backhaul_percentage numeric(9, 4), min_km numeric(12, 3) not null default 0,
      exclude using gist (contract_id with =, numrange(from_km, to_km) with &&)
    );

    create table contract_point_rates (
      contract_id uuid not null references contracts on delete cascade, from_location_id uuid not null references locations,
      to_location_id uuid not null references locations, flat_rate numeric(15, 2) not null, backhaul_rate numeric(15, 2),
      primary key (contract_id, from_location_id, to_location_id)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop table contract_point_rates, contract_distance_rates, contracts`).execute(db);
