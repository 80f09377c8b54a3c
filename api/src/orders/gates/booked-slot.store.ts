import { sql } from 'kysely';
import type { TripStopSlot } from 'shared-contracts/trips/trips';

/** Whether slots can be booked for a row of `order_stops`, because its location has gates. */
export const hasGates = sql<boolean>`exists (
  select from gates where gates.location_id = order_stops.location_id and gates.removed_at is null)`;

/** The slot that is booked for a row of `order_stops`; null: none. */
export const selectBookedSlot = sql<TripStopSlot | null>`(
  select json_build_object('gate', g.name, 'from', b.starts_at, 'to', b.ends_at,
    'timeZone', coalesce(g.opening_hours, l.opening_hours) ->> 'timeZone')
  from gate_booking_stops s
  join gate_bookings b on b.id = s.booking_id
  join gates g on g.id = b.gate_id
  join locations l on l.id = g.location_id
  where s.order_id = order_stops.order_id and s.stop_position = order_stops.position
    and b.state in ('booked', 'arrived', 'done')
  order by b.starts_at, b.id limit 1)`;
