import { type Expression, sql } from 'kysely';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import { GATE_GRACE } from 'shared-contracts/values/network/gates';

/*
 * The details of a stop, or else of its order, as expressions over `orderStops` and, except for the kind, `orders`.
 * The previous release writes no kind.
 */

export const stopKind = sql<StopKind>`
  coalesce(${sql.ref('orderStops.kind')}, case ${sql.ref('orderStops.position')} when 0 then 'pickup' else 'drop' end)`;

const ownOr = <T>(column: string, pickup: string, drop: string) => sql<T>`
  coalesce(
    ${sql.ref(`orderStops.${column}`)},
    case ${stopKind} when 'pickup' then ${sql.ref(`orders.${pickup}`)} else ${sql.ref(`orders.${drop}`)} end
  )`;

export const stopWindowFrom = ownOr<number | null>('windowFrom', 'pickupFrom', 'deliveryFrom');
export const stopWindowTo = ownOr<number | null>('windowTo', 'pickupTo', 'deliveryTo');
export const stopHandlingMinutes = ownOr<number>('handlingMinutes', 'loadingMinutes', 'unloadingMinutes');

/** The slot booked for the stop; null if there is none. */
const bookedAt = (seconds: number) => sql<number | null>`(
    select gate_bookings.starts_at + ${sql.lit(seconds)} from gate_booking_stops
    join gate_bookings on gate_bookings.id = gate_booking_stops.booking_id
    where gate_booking_stops.order_id = ${sql.ref('orderStops.orderId')}
      and gate_booking_stops.stop_position = ${sql.ref('orderStops.position')}
      and gate_bookings.state in ('booked', 'arrived', 'done')
    order by gate_bookings.starts_at limit 1
  )`;

/** For a pickup at a hub: when the trip that brings the order there is expected; null for other stops. */
const expectedAtHub = sql<number | null>`case when ${sql.ref('orderStops.isTransfer')} then (
    select trip_stops.eta from order_transfers
    join trip_stop_orders on trip_stop_orders.trip_id = order_transfers.from_trip_id
      and trip_stop_orders.order_id = order_transfers.order_id
      and trip_stop_orders.order_position = order_transfers.stop_position
    join trip_stops on trip_stops.trip_id = trip_stop_orders.trip_id
      and trip_stops.position = trip_stop_orders.position
    where order_transfers.order_id = ${sql.ref('orderStops.orderId')}
      and order_transfers.stop_position = ${sql.ref('orderStops.position')} - 1
      and order_transfers.transferred_at is null
  ) end`;

/**
 * The window that planning uses: a booked slot, from its start until the vehicle would be late, or else the stop's own
 * window; null if that of the order applies.
 */
export const plannedWindowFrom = sql<number | null>`
  greatest(coalesce(${bookedAt(0)}, ${sql.ref('orderStops.windowFrom')}), ${expectedAtHub})`;
export const plannedWindowTo = sql<number | null>`coalesce(${bookedAt(GATE_GRACE)}, ${sql.ref('orderStops.windowTo')})`;

/** A JSON array of rows; unlike those of Kysely, its keys can be camel case. */
export const jsonList = <Row>(row: Expression<Row>, orderBy: string) =>
  sql<Row[]>`coalesce(json_agg(${row} order by ${sql.ref(orderBy)}), '[]')`;
