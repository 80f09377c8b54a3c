import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/webhooks/outbox.store.ts';
import type { GeofenceEvent, GeofenceHook } from './process-geofences.ts';

type Recipient = { eventId: string; organizationId: string; isTripOwner: boolean };

/**
 * Recipients of the events: the vehicle's organization, and the partner that owns the location while the vehicle is
 * shared with it.
 */
const findRecipients = async (tx: Db, events: readonly GeofenceEvent[], now: number) => {
  const { rows } = await sql<Recipient>`
    with event as (
      select e.id, e.at, e.trip_id, e.vehicle_id, v.organization_id as owner, l.organization_id as host
      from geofence_events e
      join vehicles v on v.id = e.vehicle_id
      join locations l on l.id = e.location_id
      where e.id = any(${events.map(({ id }) => id)}::uuid[])
    ), recipient as (
      select id, trip_id, owner as organization_id from event
      union all
      select event.id, event.trip_id, event.host from event
      where event.host <> event.owner
        and exists (
          select from vehicle_shares s
          where s.vehicle_id = event.vehicle_id and s.partner_id = event.host
            and s.from_at <= least(event.at, ${now}::bigint) and (s.to_at is null or s.to_at > ${now}))
        and exists (
          select from partnerships p
          where p.status = 'active' and (p.organization_id, p.partner_id) in ((event.owner, event.host), (event.host, event.owner)))
    )
    select r.id as "eventId", r.organization_id as "organizationId",
      coalesce(t.organization_id = r.organization_id, false) as "isTripOwner"
    from recipient r left join trips t on t.id = r.trip_id`.execute(tx);
  return rows;
};

const MS = 1_000;

/** Sends arrivals and departures to webhooks, in sequence per vehicle. Trips of others stay hidden. */
export const publishGeofenceEvents: GeofenceHook = async (tx, events, { now }) => {
  const at = now();
  const recipients = await findRecipients(tx, events, at);
  await publishEvents(
    tx,
    events
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ id, kind: event, vehicleId, locationId, tripId, at: occurredAt }) =>
        recipients
          .filter(({ eventId }) => eventId === id)
          .map(({ organizationId, isTripOwner }) => ({
            organizationId,
            topic: 'geofence' as const,
            type: `geofence.${event}`,
            subjectId: vehicleId,
            at,
            data: {
              id,
              event,
              vehicleId,
              locationId,
              tripId: isTripOwner ? tripId : null,
              occurredAt: new Date(occurredAt * MS).toISOString(),
            },
          })),
      ),
  );
};
