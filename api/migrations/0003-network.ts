import { type Kysely, sql } from 'kysely';

/** Contacts, locations with their geofence (radius in metres, or a polygon), operations with their two approvers. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table contacts (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      first_name text not null, middle_name text, last_name text not null, email text not null, phone text not null default '',
      is_delivery boolean not null default false, is_billing boolean not null default false, is_notification boolean not null default false,
      is_driver boolean not null default false, by_email boolean not null default true, by_sms boolean not null default false,
      name text generated always as (first_name || ' ' || last_name) stored,
      created_at bigint not null
    );
    create index contacts_of_organization on contacts (organization_id, last_name, first_name);
    alter table users add constraint users_contact foreign key (contact_id) references contacts;

    create table locations (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      name text not null, building_number text not null default '', apartment_number text not null default '',
      street1 text not null default '', street2 text not null default '', city text not null default '', state text not null default '',
      zip text not null default '', country_id uuid references countries,
      latitude double precision not null check (latitude between -90 and 90), longitude double precision not null check (longitude between -180 and 180),
      geofence_type text not null check (geofence_type in ('circle', 'polygon')), geofence_radius integer, geofence_polygon jsonb,
      created_at bigint not null,
      check ((geofence_type = 'circle') = (geofence_radius is not null) and (geofence_type = 'polygon') = (geofence_polygon is not null))
    );
    create index locations_of_organization on locations (organization_id, name);

    create table location_contacts (
      location_id uuid not null references locations on delete cascade, contact_id uuid not null references contacts,
      primary key (location_id, contact_id)
    );
    create index location_contacts_of_contact on location_contacts (contact_id);

    create table operations (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, name text not null,
      approver1_id uuid references contacts, approver2_id uuid references contacts, created_at bigint not null
    );
    create index operations_of_organization on operations (organization_id, name);
    create table operation_notification_contacts (
      operation_id uuid not null references operations on delete cascade, contact_id uuid not null references contacts, primary key (operation_id, contact_id)
    );
    create table operation_locations (
      operation_id uuid not null references operations on delete cascade, location_id uuid not null references locations, primary key (operation_id, location_id)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table operation_locations, operation_notification_contacts, operations, location_contacts, locations;
    alter table users drop constraint users_contact;
    drop table contacts;
  `)
    .execute(db);
