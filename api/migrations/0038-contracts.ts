import { type Kysely, sql } from 'kysely';

/**
 * All terms of a contract, by version. Rates and delay terms of the version in force (otherwise of the newest) are
 * also stored in tables of their own, where orders, trips and locations look them up. Existing terms become version
 * 1.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table contracts
      add column billing_currency_id uuid references currencies, add column mileage_calculation_location_id uuid references locations,
      add column version integer not null default 1, add column revision integer not null default 1;
    create table contract_versions (
      contract_id uuid not null references contracts on delete cascade, number integer not null, terms jsonb not null,
      state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed', 'rejected')), reason text,
      created_by uuid references users, created_at bigint not null, reviewed_by uuid references users, reviewed_at bigint, primary key (contract_id, number)
    );
    create table contract_cargo_types (
      contract_id uuid not null references contracts on delete cascade, cargo_type_id uuid not null references cargo_types, primary key (contract_id, cargo_type_id)
    );
    create table contract_vehicle_types (
      contract_id uuid not null references contracts on delete cascade, vehicle_type_id uuid not null references vehicle_types, primary key (contract_id, vehicle_type_id)
    );
    create index contract_cargo_types_of_type on contract_cargo_types (cargo_type_id);
    create index contract_vehicle_types_of_type on contract_vehicle_types (vehicle_type_id);

    insert into contract_versions (contract_id, number, state, created_at, reviewed_at, terms)
    select c.id, 1, confirmation, created_at, case when confirmation <> 'unconfirmed' then created_at end, jsonb_build_object(
      'unitStandard', unit_standard, 'calculationBasedDate', 'pickup', 'defaultMileageBilling', 'estimated', 'mileageCalculationLocationId', null,
      'baseCurrencyId', base_currency_id, 'billingCurrencyId', null, 'conversionRate', null, 'vatPercentage', '0',
      'flatTripRate', flat_trip_rate::text, 'flatTripBackhaulRate', flat_trip_backhaul_rate::text, 'distanceDiscounts', '[]'::jsonb, 'demurrage', null,
      'distanceRates', coalesce((select jsonb_agg(jsonb_build_object(
        'from', trim_scale(from_km)::text, 'to', trim_scale(to_km)::text, 'value', value::text, 'backhaulRate', backhaul_rate::text,
        'backhaulPercentage', trim_scale(backhaul_percentage)::text, 'minDistance', trim_scale(min_km)::text) order by from_km)
        from contract_distance_rates where contract_id = c.id), '[]'),
      'pointRates', coalesce((select jsonb_agg(jsonb_build_object(
        'fromLocationId', from_location_id, 'toLocationId', to_location_id, 'flatRate', flat_rate::text, 'backhaulRate', backhaul_rate::text))
        from contract_point_rates where contract_id = c.id), '[]'),
      'delays', coalesce((select jsonb_object_agg(category, jsonb_build_object('freeMinutes', free_minutes, 'ratePerHour', hourly_rate::text))
        from contract_delay_terms where contract_id = c.id), '{}'))
    from contracts c;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table contract_vehicle_types, contract_cargo_types, contract_versions;
    alter table contracts drop column revision, drop column version, drop column mileage_calculation_location_id, drop column billing_currency_id;
  `)
    .execute(db);
