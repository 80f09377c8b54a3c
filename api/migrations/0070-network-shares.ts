import { type Kysely, sql } from 'kysely';

/**
 * Contacts and locations that an organization shares with a partner beyond those of common orders, trips and
 * contracts.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table network_shares (
      partnership_id uuid not null references partnerships on delete cascade, organization_id uuid not null references organizations on delete cascade,
      contacts text not null check (contacts in ('all', 'chosen', 'none')), locations text not null check (locations in ('all', 'chosen', 'none')),
      primary key (partnership_id, organization_id)
    );
    create index network_shares_of_organization on network_shares (organization_id);
    create table shared_contacts (
      partnership_id uuid not null references partnerships on delete cascade, contact_id uuid not null references contacts on delete cascade, primary key (contact_id, partnership_id)
    );
    create index shared_contacts_of_partnership on shared_contacts (partnership_id);
    create table shared_locations (
      partnership_id uuid not null references partnerships on delete cascade, location_id uuid not null references locations on delete cascade, primary key (location_id, partnership_id)
    );
    create index shared_locations_of_partnership on shared_locations (partnership_id);

    create index trip_stops_of_contact on trip_stops (contact_id) where contact_id is not null;
    create index trips_of_billing_contact on trips (billing_contact_id) where billing_contact_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index trips_of_billing_contact, trip_stops_of_contact;
    drop table shared_locations, shared_contacts, network_shares;
  `)
    .execute(db);
