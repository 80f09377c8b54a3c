import { sql } from 'kysely';
import { plannedWindowFrom, plannedWindowTo, selectShipperCode, stopKind } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { RUNNING_STAGES } from '../stages/trip-stage-table.rules.ts';
import { stageForTrip } from '../stages/transfer-stops.rules.ts';
import { transferStateOf } from './transfers.store.ts';
import type { OrderRoute } from './trip-stops.rules.ts';

const COLUMNS = [
  'id',
  'number',
  'stage',
  'handshakeState',
  'organizationId',
  'pickupFrom',
  'pickupTo',
  'deliveryFrom',
  'deliveryTo',
  'loadingMinutes',
  'unloadingMinutes',
  'totalSpace',
  'totalWeight',
  'totalPalletPlaces',
  'totalLoadingMeters',
] as const;

/** Orders that an organization may carry: its own, and validated ones addressed to it. Null: all orders. */
export const selectCarriableOrders = (db: Db, organizationId: string | null) => {
  const orders = db.selectFrom('orders');
  if (organizationId === null) return orders;
  return orders.where(({ eb, and, or }) =>
    or([
      eb('orders.organizationId', '=', organizationId),
      and([eb('orders.partnerId', '=', organizationId), eb('orders.validatedAt', 'is not', null)]),
    ]),
  );
};

/** In the order of the ids, without those that may not be carried. */
export async function findCarriableOrders(db: Db, organizationId: string | null, ids: readonly string[]) {
  const rows = await selectCarriableOrders(db, organizationId)
    .select(COLUMNS)
    .select((eb) => [
      selectShipperCode({ organizationId }).as('shipperCode'),
      eb
        .selectFrom('tripOrders')
        .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
        .select(
          sql<string>`case when ${organizationId}::uuid is null or trips.organization_id = ${organizationId} then trips.number end`.as(
            'number',
          ),
        )
        .whereRef('tripOrders.orderId', '=', 'orders.id')
        .where('tripOrders.isLive', '=', true)
        .as('tripNumber'),
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id.toLowerCase())).filter((row) => row !== undefined);
}

export type CarriableOrder = Awaited<ReturnType<typeof findCarriableOrders>>[number];

/** @param tripId of an order that changes vehicle at a hub, only the stops that this trip serves */
export async function listOrderRoutes(
  db: Db,
  orders: readonly CarriableOrder[],
  tripId: string | null = null,
): Promise<OrderRoute[]> {
  const rows = await db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select([
      'orderId',
      'position',
      stopKind.as('kind'),
      'locationId',
      'contactId',
      'latitude',
      'longitude',
      plannedWindowFrom.as('windowFrom'),
      plannedWindowTo.as('windowTo'),
      'handlingMinutes',
    ])
    .where('orderId', '=', sql<string>`any(${orders.map(({ id }) => id)}::uuid[])`)
    .where(
      sql<boolean>`not exists (
        select from order_transfers x where x.order_id = order_stops.order_id and (
          (x.from_trip_id = ${tripId}::uuid and order_stops.position > x.stop_position)
          or (x.to_trip_id = ${tripId}::uuid and order_stops.position <= x.stop_position)))`,
    )
    .orderBy('orderId')
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return orders.map(({ id, pickupFrom }) => ({
    orderId: id,
    pickupFrom,
    visits: (byOrder.get(id) ?? []).map(({ position, latitude, longitude, ...visit }) => ({
      ...visit,
      orderPosition: position,
      point: [latitude, longitude] as const,
    })),
  }));
}

/** The distinct cargos of each order with the cargo types that may travel with them. */
export const listOrderCargos = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .innerJoin('cargoTypes', 'cargoTypes.id', 'cargos.cargoTypeId')
    .distinct()
    .select([
      'orderId',
      'cargos.id',
      'cargos.name',
      'cargos.cargoTypeId',
      'temperature',
      ({ selectFrom }) =>
        sql<string[]>`array(${selectFrom('cargoAllowedTypes')
          .select('cargoAllowedTypes.cargoTypeId')
          .whereRef('cargoAllowedTypes.cargoId', '=', 'cargos.id')
          .orderBy('cargoAllowedTypes.cargoTypeId')})`.as('allowed'),
    ])
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('orderId')
    .orderBy('cargos.id')
    .execute();

/**
 * The orders at a trip's stops with their stages, without those that another trip carries now. Orders that change
 * vehicle at a hub have the stage that counts for this trip.
 */
export async function listCarriedOrders(db: Db, tripId: string) {
  const transfer = transferStateOf(sql<string>`${tripId}::uuid`);
  const rows = await db
    .selectFrom('orders')
    .innerJoin('tripOrders', 'tripOrders.orderId', 'orders.id')
    .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
    .select([
      'orders.id',
      'orders.stage',
      'orders.resumeStage',
      'orders.stageChangedAt',
      'tripOrders.isLive',
      'trips.stage as tripStage',
      transfer.as('transfer'),
    ])
    .where('tripOrders.tripId', '=', tripId)
    .where(
      'orders.id',
      'in',
      db.selectFrom('tripStopOrders').select('tripStopOrders.orderId').where('tripStopOrders.tripId', '=', tripId),
    )
    .where(({ not, exists, selectFrom, or }) =>
      or([
        sql<boolean>`${transfer} in ('awaited', 'handedOn')`,
        not(
          exists(
            selectFrom('tripOrders as other')
              .select('other.tripId')
              .whereRef('other.orderId', '=', 'orders.id')
              .where('other.tripId', '<>', tripId)
              .where('other.isLive', '=', true),
          ),
        ),
      ]),
    )
    .orderBy('orders.id')
    .execute();
  return rows.map(({ tripStage, ...row }) => ({
    ...row,
    stage: stageForTrip(row, row.transfer, RUNNING_STAGES.includes(tripStage)),
  }));
}
