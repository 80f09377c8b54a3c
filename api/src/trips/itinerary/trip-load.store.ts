import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { Route } from './trip-stops.rules.ts';
import type { Timing } from './trip-plan.rules.ts';

const COLUMNS = [
  'id',
  'number',
  'stage',
  'organizationId',
  'pickupFrom',
  'pickupTo',
  'deliveryFrom',
  'deliveryTo',
  'loadingMinutes',
  'unloadingMinutes',
  'totalSpace',
  'totalWeight',
] as const;

/** Orders that an organization may carry: its own, and those addressed to it that are validated. */
export const carriable = (db: Db, organizationId: string | null) => {
  const orders = db.selectFrom('orders');
  if (organizationId === null) return orders;
  return orders.where(({ eb, and, or }) =>
    or([
      eb('orders.organizationId', '=', organizationId),
      and([eb('orders.partnerId', '=', organizationId), eb('orders.validatedAt', 'is not', null)]),
    ]),
  );
};

/** The orders in the order of the ids; what may not be carried is left out. */
export async function loadOrders(db: Db, organizationId: string | null, ids: readonly string[]) {
  const rows = await carriable(db, organizationId)
    .select(COLUMNS)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id.toLowerCase())).filter((row) => row !== undefined);
}

export type LoadedOrder = Timing & Awaited<ReturnType<typeof loadOrders>>[number];

/** Where each order stops, in its order. */
export async function routesOf(db: Db, orders: readonly LoadedOrder[]): Promise<Route[]> {
  const rows = await db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select(['orderId', 'position', 'locationId', 'contactId', 'latitude', 'longitude'])
    .where('orderId', '=', sql<string>`any(${orders.map(({ id }) => id)}::uuid[])`)
    .orderBy('orderId')
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return orders.map(({ id, pickupFrom }) => ({
    orderId: id,
    pickupFrom,
    visits: (byOrder.get(id) ?? []).map(({ position, locationId, contactId, latitude, longitude }) => ({
      orderId: id,
      orderPosition: position,
      locationId,
      contactId,
      point: [latitude, longitude] as const,
    })),
  }));
}

/** The kinds of goods in orders, by name, with the types that may travel with each; every kind once for an order. */
export const cargosOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .distinct()
    .select([
      'orderId',
      'cargos.id',
      'cargos.name',
      'cargos.cargoTypeId',
      ({ selectFrom }) =>
        sql<
          string[]
        >`array(${selectFrom('cargoAllowedTypes').select('cargoAllowedTypes.cargoTypeId').whereRef('cargoAllowedTypes.cargoId', '=', 'cargos.id').orderBy('cargoAllowedTypes.cargoTypeId')})`.as(
          'allowed',
        ),
    ])
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('orderId')
    .orderBy('cargos.id')
    .execute();

/** The orders that stand in a trip's stops, with where they are on their way; not those that another trip carries now. */
export const carriedBy = (db: Db, tripId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('tripOrders', 'tripOrders.orderId', 'orders.id')
    .select(['orders.id', 'orders.stage', 'orders.resumeStage', 'orders.stageChangedAt', 'tripOrders.isLive'])
    .where('tripOrders.tripId', '=', tripId)
    .where(
      'orders.id',
      'in',
      db.selectFrom('tripStopOrders').select('tripStopOrders.orderId').where('tripStopOrders.tripId', '=', tripId),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tripOrders as next')
            .select('next.tripId')
            .whereRef('next.orderId', '=', 'orders.id')
            .where('next.tripId', '<>', tripId)
            .where('next.isLive', '=', true),
        ),
      ),
    )
    .orderBy('orders.id')
    .execute();
