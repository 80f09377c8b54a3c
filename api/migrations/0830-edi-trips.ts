import { type Kysely, sql } from 'kysely';

/**
 * Tenders of trips to carriers by EDI, one per trip and partner. They outlive their trip: one that is dissolved is
 * cancelled with what was sent last. Trips that are under way now aren't tendered until they change.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table edi_trip_tenders (
      trip_id uuid not null,
      partner text not null,
      organization_id uuid not null references organizations on delete cascade,
      number text not null,
      state text not null check (state in ('sent', 'accepted', 'declined', 'ended')),
      revision integer,
      facts jsonb,
      primary key (trip_id, partner)
    );
    create index edi_trip_tenders_numbers on edi_trip_tenders (organization_id, number);
    create index edi_trip_tenders_live on edi_trip_tenders (trip_id) where state <> 'ended';
    insert into edi_trip_tenders (trip_id, partner, organization_id, number, state, revision)
    select t.id, p.partner, t.organization_id, t.number, 'ended', t.revision
    from trips t
    left join vehicles v on v.id = t.vehicle_id
    join edi_partners p on p.organization_id = t.organization_id
      and p.carrier_id = coalesce(t.billing_partner_id, v.organization_id)
    where t.stage in ('waitingForTrip', 'vehicleAssigned', 'started', 'transit');

    create index trips_given on trips (organization_id)
      where stage in ('waitingForTrip', 'vehicleAssigned', 'started', 'transit');
    alter table edi_messages add column trip_id uuid;
    create index edi_messages_trips on edi_messages (trip_id) where trip_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table edi_messages drop column trip_id;
    drop index trips_given;
    drop table edi_trip_tenders;
  `)
    .execute(db);
