import { sql } from 'kysely';
import { UNDER_WAY_STAGES } from 'shared-contracts/values/orders/tracking';
import type { Db } from '../../platform/database/database.ts';
import {
  plannedWindowFrom,
  plannedWindowTo,
  stopHandlingMinutes,
  stopWindowFrom,
  stopWindowTo,
} from '../core/stop-columns.store.ts';

/** The trip that carries an order, with the breaks that its organization has chosen, or undefined. */
export const findLiveTrip = (db: Db, orderId: string) =>
  db
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
    .leftJoin('driverHoursRules', 'driverHoursRules.organizationId', 'trips.organizationId')
    .select(['trips.id', 'trips.vehicleId', 'driveMinutes', 'breakMinutes'])
    .where('tripOrders.orderId', '=', orderId)
    .where('tripOrders.isLive', '=', true)
    .executeTakeFirst();

/** Remaining visits at the stops of trips, for all of their orders, in the order of the stops. */
export const listVisitsUnderWay = (db: Db, tripIds: readonly string[]) =>
  db
    .selectFrom('tripStops')
    .innerJoin('tripStopOrders', (join) =>
      join
        .onRef('tripStopOrders.tripId', '=', 'tripStops.tripId')
        .onRef('tripStopOrders.position', '=', 'tripStops.position'),
    )
    .innerJoin('orders', 'orders.id', 'tripStopOrders.orderId')
    .innerJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'tripStopOrders.orderId')
        .onRef('orderStops.position', '=', 'tripStopOrders.orderPosition'),
    )
    .innerJoin('locations', 'locations.id', 'tripStops.locationId')
    .select([
      'tripStops.tripId',
      'tripStops.position',
      'latitude',
      'longitude',
      'orders.id as orderId',
      'orderStops.position as orderPosition',
      'orderStops.arrivedAt',
      sql<number | null>`coalesce(${plannedWindowFrom}, ${stopWindowFrom})`.as('windowFrom'),
      sql<number | null>`coalesce(${plannedWindowTo}, ${stopWindowTo})`.as('windowTo'),
      stopHandlingMinutes.as('handlingMinutes'),
    ])
    .where('tripStops.tripId', '=', sql<string>`any(${tripIds}::uuid[])`)
    .where('orders.stage', 'in', UNDER_WAY_STAGES)
    .where('orderStops.departedAt', 'is', null)
    .orderBy('tripStops.tripId')
    .orderBy('tripStops.position')
    .orderBy('orders.id')
    .execute();
