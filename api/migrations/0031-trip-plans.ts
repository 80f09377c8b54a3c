import { type Kysely, sql } from 'kysely';

/**
 * The planned and actual data of trips: stops in order with their pickups and drops, notification contacts,
 * documents.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table trips
      add column requested_vehicle_type_id uuid references vehicle_types, add column billing_contact_id uuid references contacts,
      add column billing_contract_id uuid references contracts, add column billing_partner_id uuid references organizations,
      add column description text, add column route_zone_id uuid, add column is_backhaul boolean not null default false,
      add column total_space numeric(15, 3) not null default 0, add column total_weight numeric(15, 3) not null default 0,
      add column is_distance_estimated boolean not null default true, add column estimated_cost numeric(15, 2), add column actual_distance numeric(12, 3),
      add column stage_changed_at bigint not null default 0, add column vehicle_assigned_by uuid references users, add column vehicle_assigned_at bigint,
      add column manual_changed_by uuid references users, add column manual_changed_at bigint, add column manual_reason text,
      add column started_at bigint, add column finished_at bigint, add column is_archived boolean not null default false;
    update trips set stage_changed_at = created_at;

    create table trip_stops (
      trip_id uuid not null references trips on delete cascade, position smallint not null,
      location_id uuid not null references locations, contact_id uuid references contacts, planned_at bigint, primary key (trip_id, position)
    );
    create table trip_stop_orders (
      trip_id uuid not null, position smallint not null, order_id uuid not null references orders, order_position smallint not null,
      primary key (trip_id, order_id, order_position), foreign key (trip_id, position) references trip_stops on delete cascade
    );
    create table trip_notification_contacts (
      trip_id uuid not null references trips on delete cascade, contact_id uuid not null references contacts, primary key (trip_id, contact_id)
    );
    create table trip_documents (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations, trip_id uuid not null references trips on delete cascade,
      file_id uuid not null references files, thumbnail_id uuid references files, expires_at bigint, created_by uuid not null references users, created_at bigint not null
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table trip_documents, trip_notification_contacts, trip_stop_orders, trip_stops;
    alter table trips
      drop column requested_vehicle_type_id, drop column billing_contact_id, drop column billing_contract_id, drop column billing_partner_id, drop column description,
      drop column route_zone_id, drop column is_backhaul, drop column total_space, drop column total_weight, drop column is_distance_estimated,
      drop column estimated_cost, drop column actual_distance, drop column stage_changed_at, drop column vehicle_assigned_by, drop column vehicle_assigned_at,
      drop column manual_changed_by, drop column manual_changed_at, drop column manual_reason, drop column started_at, drop column finished_at, drop column is_archived;
  `)
    .execute(db);
