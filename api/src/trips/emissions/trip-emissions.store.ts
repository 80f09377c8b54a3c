import { sql } from 'kysely';
import { hasTakenOver, stopKind } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** The vehicle and distance of a trip. Null without a vehicle or requested type, or without a distance. */
export const findEmittingTrip = (db: Db, tripId: string) =>
  db
    .selectFrom('trips')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .leftJoin('vehicleTypes', (join) =>
      join.on(sql`vehicle_types.id`, '=', sql`coalesce(vehicles.vehicle_type_id, trips.requested_vehicle_type_id)`),
    )
    .select([
      sql<string | null>`coalesce(vehicles.max_carry_weight, vehicle_types.max_weight)`.as('maxWeight'),
      'vehicleTypes.temperature',
      sql<string | null>`coalesce(trips.actual_distance, trips.estimated_distance)`.as('distance'),
    ])
    .where('trips.id', '=', tripId)
    .executeTakeFirst();

/** The visits of a trip in their order. */
export const listEmittingVisits = (db: Db, tripId: string) =>
  db
    .selectFrom('tripStopOrders')
    .innerJoin('tripStops', (join) =>
      join
        .onRef('tripStops.tripId', '=', 'tripStopOrders.tripId')
        .onRef('tripStops.position', '=', 'tripStopOrders.position'),
    )
    .innerJoin('locations', 'locations.id', 'tripStops.locationId')
    .innerJoin('orders', 'orders.id', 'tripStopOrders.orderId')
    .leftJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'tripStopOrders.orderId')
        .onRef('orderStops.position', '=', 'tripStopOrders.orderPosition'),
    )
    .select([
      'tripStopOrders.position',
      'tripStopOrders.orderId',
      'latitude',
      'longitude',
      'totalWeight',
      stopKind.as('kind'),
    ])
    .where('tripStopOrders.tripId', '=', tripId)
    .orderBy('tripStopOrders.position')
    .orderBy('tripStopOrders.orderPosition')
    .execute();

/** The trip that carries an order, or has carried it last. */
export const findTripOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
    .select('trips.id')
    .where('tripOrders.orderId', '=', orderId)
    .where('trips.stage', '<>', 'cancelled')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tripStopOrders')
          .select('tripStopOrders.tripId')
          .whereRef('tripStopOrders.tripId', '=', 'trips.id')
          .where('tripStopOrders.orderId', '=', orderId),
      ),
    )
    .orderBy('isLive', 'desc')
    .orderBy(hasTakenOver, 'desc')
    .orderBy('trips.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The trips that have carried an order to a hub, and those that wait for it there. */
export const listTransferTrips = async (db: Db, orderId: string): Promise<string[]> =>
  (
    await db.selectFrom('orderTransfers').select(['fromTripId', 'toTripId']).where('orderId', '=', orderId).execute()
  ).flatMap(({ fromTripId, toTripId }) => [fromTripId, toTripId]);
