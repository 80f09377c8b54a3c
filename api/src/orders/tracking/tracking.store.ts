import { sql } from 'kysely';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { stopKind } from '../core/stop-columns.store.ts';
import type { Db } from '../../platform/database/database.ts';

/** The order of an active link with its current vehicle. Undefined also when the order's organization is not active. */
export const findTrackedOrder = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('trackingLinks')
    .innerJoin('orders', 'orders.id', 'trackingLinks.orderId')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .leftJoin('tripOrders', (join) =>
      join.onRef('tripOrders.orderId', '=', 'orders.id').on('tripOrders.isLive', '=', true),
    )
    .leftJoin('trips', 'trips.id', 'tripOrders.tripId')
    .where('trackingLinks.tokenHash', '=', tokenHash)
    .where('trackingLinks.revokedAt', 'is', null)
    .where('trackingLinks.expiresAt', '>', now)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .select([
      'trackingLinks.id as linkId',
      'trackingLinks.code',
      'orders.id as orderId',
      'orders.stage',
      'orders.pickupFrom',
      'orders.pickupTo',
      'orders.deliveryFrom',
      'orders.deliveryTo',
      'trips.vehicleId',
      sql<string>`coalesce(${sql.ref('organizations.pageTitle')}, ${sql.ref('organizations.name')})`.as('brand'),
    ])
    .executeTakeFirst();

/** In the order of the stops. */
export const listStopPoints = (db: Db, orderId: string) =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select(['latitude', 'longitude', stopKind.as('kind'), 'departedAt'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

/** Counts a request for a link, and an opening if it is one. Returns the requests in this minute so far. */
export async function countRequest(
  db: Db,
  id: string,
  { minute, opening, at }: { minute: number; opening: boolean; at: number },
): Promise<number> {
  const { requestCount } = await db
    .updateTable('trackingLinks')
    .set('asked', ({ eb, case: when }) =>
      when()
        .when('askedMinute', '=', minute)
        .then(eb('asked', '+', 1))
        .else(1)
        .end(),
    )
    .set(({ eb }) => ({
      askedMinute: minute,
      ...(opening && { opened: eb('opened', '+', 1), lastOpenedAt: at }),
    }))
    .where('id', '=', id)
    .returning('asked as requestCount')
    .executeTakeFirstOrThrow();
  return requestCount;
}
