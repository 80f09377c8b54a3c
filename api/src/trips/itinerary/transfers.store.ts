import { sql } from 'kysely';
import { selectShipperCode } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { TransferState } from '../stages/transfer-stops.rules.ts';

/** Over `orders`: the transfer state of an order from the perspective of a trip. @param tripId an expression */
export const transferStateOf = (tripId: ReturnType<typeof sql<string>>) => sql<TransferState>`(
  select state from (select stop_position, from_trip_id = ${tripId} and transferred_at is not null as is_over, case
    when from_trip_id = ${tripId} and transferred_at is not null then 'handedOn'
    when to_trip_id = ${tripId} and transferred_at is null then 'awaited'
    when to_trip_id = ${tripId} and not exists (
      select from order_stops hub where hub.order_id = order_transfers.order_id
        and hub.position = order_transfers.stop_position + 1 and hub.departed_at is not null
    ) then 'atHub' end as state
  from order_transfers
  where order_transfers.order_id = ${sql.ref('orders.id')} and ${tripId} in (from_trip_id, to_trip_id)) as states
  where state is not null
  order by is_over desc, stop_position desc limit 1)`;

/** Changes of vehicle from or to a trip, in the order of the numbers; the expected, or else planned, times there. */
export async function listTripTransfers(db: Db, caller: Caller, tripId: string) {
  const timeAt = (trip: 'from' | 'to', column: 'eta' | 'planned_at') => sql<number | null>`(
    select ${sql.raw(column)} from trip_stops
    join trip_stop_orders using (trip_id, position)
    where trip_id = ${sql.ref(`orderTransfers.${trip}TripId`)}
      and trip_stop_orders.order_id = ${sql.ref('orderTransfers.orderId')}
      and trip_stop_orders.order_position = ${sql.ref('orderTransfers.stopPosition')} + ${sql.lit(trip === 'from' ? 0 : 1)})`;
  return db
    .selectFrom('orderTransfers')
    .innerJoin('orders', 'orders.id', 'orderTransfers.orderId')
    .innerJoin('locations', 'locations.id', 'orderTransfers.locationId')
    .innerJoin('trips as fromTrip', 'fromTrip.id', 'orderTransfers.fromTripId')
    .innerJoin('trips as toTrip', 'toTrip.id', 'orderTransfers.toTripId')
    .leftJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'orderTransfers.orderId')
        .onRef('orderStops.position', '=', 'orderTransfers.stopPosition'),
    )
    .select([
      'orders.id as orderId',
      'orders.number as order',
      selectShipperCode(caller).as('shipperCode'),
      'orders.organizationId',
      'locations.id as hubId',
      'locations.name as hub',
      'fromTrip.id as fromId',
      'fromTrip.number as fromNumber',
      'toTrip.id as toId',
      'toTrip.number as toNumber',
      'transferredAt',
      sql<
        number | null
      >`coalesce(${sql.ref('orderStops.arrivedAt')}, ${timeAt('from', 'eta')}, ${timeAt('from', 'planned_at')})`.as(
        'arrivesAt',
      ),
      timeAt('to', 'planned_at').as('loadsAt'),
    ])
    .where(({ or, eb }) => or([eb('fromTripId', '=', tripId), eb('toTripId', '=', tripId)]))
    .orderBy('orders.number')
    .orderBy('orders.id')
    .orderBy('stopPosition')
    .execute();
}
export type TransferRecord = Awaited<ReturnType<typeof listTripTransfers>>[number];

/** The changes of vehicle that can be undone: those of orders that have not reached their hub. */
export const listUndoableTransfers = (tx: Db, fromTripId: string) =>
  tx
    .selectFrom('orderTransfers')
    .innerJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'orderTransfers.orderId')
        .onRef('orderStops.position', '=', 'orderTransfers.stopPosition'),
    )
    .select(['orderTransfers.orderId', 'toTripId', 'stopPosition', 'isNewTrip'])
    .where('fromTripId', '=', fromTripId)
    .where('transferredAt', 'is', null)
    .where('arrivedAt', 'is', null)
    .orderBy('orderTransfers.orderId')
    .execute();
