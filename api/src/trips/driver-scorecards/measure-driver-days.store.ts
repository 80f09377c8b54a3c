import { sql } from 'kysely';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { DEFAULT_SPEED_LIMIT, MIN_MOVING_SPEED } from '../../fleet/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** Longer silences of the tracker don't count, since nobody knows what the vehicle did. Seconds. */
const MAX_GAP = 10 * MINUTE;
/** Traccar's names of harsh events, in the alarm or the event of a position. */
const HARSH = 'hard(Acceleration|Braking|Cornering)';

/** A literal and not a parameter, so that PostgreSQL recognizes the group. */
const SECONDS_PER_DAY = sql.lit(DAY);

export const dayOf = (at: number) => Math.floor(at / DAY);

/** Which driver had which vehicle on which trip, and until when, including handovers. */
const selectDuties = (from: number, to: number, now: number) => sql`
  select t.id as trip_id, part.driver_id, part.vehicle_id, part.from_at,
    coalesce(part.until_at, t.finished_at, ${now}) as until_at
  from trips t
  cross join lateral (
    select driver_id, vehicle_id, at as from_at, lead(at) over (order by at, part) as until_at
    from (
      select t.started_at as at, -1 as part,
        case when first.trip_id is null then t.driver_id else first.from_driver_id end as driver_id,
        case when first.trip_id is null then t.vehicle_id else first.from_vehicle_id end as vehicle_id
      from (select) nothing
      left join trip_handovers first on first.trip_id = t.id and first.position = 0
      union all
      select at, position, to_driver_id, to_vehicle_id from trip_handovers where trip_id = t.id
    ) parts
  ) part
  where t.started_at < ${to} and coalesce(t.finished_at, ${now}) > ${from} and part.driver_id is not null`;

/**
 * Each position on duty with the previous one. The speed limit is that of the organization's rule, or of the vehicle
 * type.
 */
const selectTrack = (from: number, to: number) => sql`
  select d.driver_id, p.at / ${SECONDS_PER_DAY} as day, p.speed, p.at - lag(p.at) over track as seconds,
    lag(p.speed) over track as speed_before, lag((p.tracker_state->>'ignition')::boolean) over track as ignition,
    6371 * 2 * asin(least(1, sqrt(
      sin(radians(p.latitude - lag(p.latitude) over track) / 2) ^ 2
      + cos(radians(p.latitude)) * cos(radians(lag(p.latitude) over track))
      * sin(radians(p.longitude - lag(p.longitude) over track) / 2) ^ 2))) as km,
    concat_ws(' ', p.tracker_state->>'alarm', p.tracker_state->>'event') ~ ${HARSH} as is_harsh,
    coalesce(
      (select (item->>'limit')::float8 from jsonb_array_elements(rule.params->'typeLimits') item
        where item->>'vehicleTypeId' = v.vehicle_type_id::text limit 1),
      (rule.params->>'limit')::float8, ${DEFAULT_SPEED_LIMIT}) as speed_limit
  from duties d
  join drivers on drivers.id = d.driver_id
  join vehicles v on v.id = d.vehicle_id
  left join alert_rules rule on rule.organization_id = drivers.organization_id and rule.kind = 'speeding'
  join positions p on p.vehicle_id = d.vehicle_id and p.at >= ${from} and p.at < ${to}
    and p.at >= d.from_at and p.at < d.until_at and not p.is_coarse
  window track as (partition by d.trip_id, d.from_at order by p.at)`;

const MOVES = sql`(speed >= ${MIN_MOVING_SPEED} or speed_before >= ${MIN_MOVING_SPEED})`;

const selectDriven = () => sql`
  select driver_id, day,
    coalesce(sum(km) filter (where seconds is not null and ${MOVES}), 0) as distance,
    coalesce(sum(seconds) filter (where seconds <= ${MAX_GAP} and ${MOVES}), 0) as driving,
    coalesce(sum(seconds) filter (where seconds <= ${MAX_GAP} and speed > speed_limit), 0) as speeding,
    case when count(ignition) > 0
      then coalesce(sum(seconds) filter (where seconds <= ${MAX_GAP} and ignition and not ${MOVES}), 0) end as idle,
    count(*) filter (where is_harsh) as harsh
  from track group by driver_id, day`;

/** A stop is late if one of its orders is. */
const selectStops = (from: number, to: number) => sql`
  select driver_id, arrived_at / ${SECONDS_PER_DAY} as day, count(*) as stops, count(*) filter (where is_on_time) as on_time
  from (
    select d.driver_id, min(s.arrived_at) as arrived_at, bool_and(s.arrived_at <= win.until_at) as is_on_time
    from duties d
    join trip_stop_orders visit on visit.trip_id = d.trip_id
    join order_stops s on s.order_id = visit.order_id and s.position = visit.order_position
    join orders o on o.id = s.order_id
    cross join lateral (select coalesce(s.window_to, case
      when s.kind = 'pickup' or (s.kind is null and s.position = 0) then o.pickup_to else o.delivery_to end) as until_at) win
    where s.arrived_at >= greatest(d.from_at, ${from}) and s.arrived_at < ${to} and s.arrived_at <= d.until_at
      and win.until_at is not null
    group by d.driver_id, d.trip_id, d.from_at, visit.position
  ) reached group by driver_id, arrived_at / ${SECONDS_PER_DAY}`;

const selectTrips = (from: number, to: number) => sql`
  select d.driver_id, d.from_at / ${SECONDS_PER_DAY} as day, count(*) as trips,
    count(*) filter (where exists (select from inspections i where i.trip_id = t.id and i.kind = 'before')) as inspected,
    coalesce(sum((select count(*) from inspections i where i.trip_id = t.id and i.has_defects)), 0) as defects
  from duties d
  join trips t on t.id = d.trip_id and t.started_at = d.from_at
  where d.from_at >= ${from} and d.from_at < ${to}
  group by d.driver_id, d.from_at / ${SECONDS_PER_DAY}`;

/**
 * Stores what drivers did on some days, again if it is stored already: trackers report late. One statement for all
 * organizations.
 * @param firstDay days since 1970, until today
 */
export async function measureDriverDays(db: Db, firstDay: number, now: number): Promise<void> {
  const [from, to] = [firstDay * DAY, (dayOf(now) + 1) * DAY];
  await sql`
    with duties as (${selectDuties(from, to, now)}), track as (${selectTrack(from, to)}),
      driven as (${selectDriven()}), reached as (${selectStops(from, to)}), begun as (${selectTrips(from, to)}),
      days as (select driver_id, day from driven union select driver_id, day from reached
        union select driver_id, day from begun)
    insert into driver_days (driver_id, day, organization_id, distance, driving_seconds, speeding_seconds, idle_seconds,
      harsh_events, stops, on_time_stops, trips, inspected_trips, defect_inspections)
    select days.driver_id, days.day, drivers.organization_id, coalesce(driven.distance, 0), coalesce(driven.driving, 0),
      coalesce(driven.speeding, 0), driven.idle, coalesce(driven.harsh, 0), coalesce(reached.stops, 0),
      coalesce(reached.on_time, 0), coalesce(begun.trips, 0), coalesce(begun.inspected, 0), coalesce(begun.defects, 0)
    from days
    join drivers on drivers.id = days.driver_id
    left join driven on driven.driver_id = days.driver_id and driven.day = days.day
    left join reached on reached.driver_id = days.driver_id and reached.day = days.day
    left join begun on begun.driver_id = days.driver_id and begun.day = days.day
    order by days.driver_id, days.day
    on conflict (driver_id, day) do update set distance = excluded.distance,
      driving_seconds = excluded.driving_seconds, speeding_seconds = excluded.speeding_seconds,
      idle_seconds = excluded.idle_seconds, harsh_events = excluded.harsh_events, stops = excluded.stops,
      on_time_stops = excluded.on_time_stops, trips = excluded.trips, inspected_trips = excluded.inspected_trips,
      defect_inspections = excluded.defect_inspections`.execute(db);
}
