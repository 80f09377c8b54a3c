import { type Kysely, sql } from 'kysely';

/** Orders with their stops and cargo. A partner sees an order once it is validated, so `validated_at` opens it to them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table orders (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, partner_id uuid not null references organizations,
      number text not null, reference text, stage text not null default 'saved', resume_stage text, stage_changed_at bigint not null default 0,
      order_type_id uuid not null references order_types, contract_id uuid not null references contracts, operation_id uuid not null references operations,
      is_flexible boolean not null default false, is_backhaul boolean not null default false, description text, rejected_reason text,
      pickup_from bigint, pickup_to bigint, delivery_from bigint, delivery_to bigint,
      cutoff_option text not null default 'none' check (cutoff_option in ('none', 'pickup', 'delivery')), cutoff_from bigint, cutoff_to bigint,
      loading_minutes integer not null default 0, unloading_minutes integer not null default 0,
      predicted_distance numeric(12, 3), is_distance_estimated boolean not null default true, predicted_cost numeric(15, 2), actual_distance numeric(12, 3), actual_cost numeric(15, 2),
      total_weight numeric(15, 3) not null default 0, total_space numeric(15, 3) not null default 0,
      created_by uuid not null references users, created_at bigint not null,
      first_approval_by uuid references users, first_approval_at bigint, second_approval_by uuid references users, second_approval_at bigint,
      validated_at bigint, is_archived boolean not null default false,
      search text generated always as (lower(number || ' ' || coalesce(reference, ''))) stored
    );
    create unique index orders_number on orders (organization_id, number);
    create index orders_newest on orders (organization_id, created_at desc, id);
    create index orders_of_stage on orders (organization_id, stage, created_at desc, id);
    create index orders_pending on orders (organization_id, created_at desc, id) where stage in ('pendingValidation', 'pending2ndValidation');
    create index orders_of_partner on orders (partner_id, created_at desc, id) where validated_at is not null;
    create index orders_search on orders using gin (search gin_trgm_ops);
    create index orders_of_order_type on orders (order_type_id);

    create table order_stops (
      order_id uuid not null references orders on delete cascade, position smallint not null,
      location_id uuid not null references locations, contact_id uuid references contacts, primary key (order_id, position)
    );
    create index order_stops_of_location on order_stops (location_id);

    create table order_cargo_items (
      id uuid primary key default gen_random_uuid(), order_id uuid not null references orders on delete cascade, position smallint not null,
      pack_number text, cargo_id uuid not null references cargos, quantity integer not null check (quantity > 0), unique (order_id, position)
    );
    create index order_cargo_items_of_cargo on order_cargo_items (cargo_id);

    create table order_vehicle_types (
      order_id uuid not null references orders on delete cascade, vehicle_type_id uuid not null references vehicle_types, primary key (order_id, vehicle_type_id)
    );
    create table order_notification_contacts (
      order_id uuid not null references orders on delete cascade, contact_id uuid not null references contacts, primary key (order_id, contact_id)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`drop table order_notification_contacts, order_vehicle_types, order_cargo_items, order_stops, orders`)
    .execute(db);
