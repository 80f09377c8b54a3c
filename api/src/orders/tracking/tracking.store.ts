import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

const ACTIVE = 1;

/** The order that a link leads to, with its vehicle of today; undefined when the link, its order or their organization is gone, blocked or over. */
export const findTracked = (db: Db, tokenHash: string, now: number) =>
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
    .where('organizations.status', '=', ACTIVE)
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

/** Where an order goes, in turn. */
export const stopPlaces = (db: Db, orderId: string) =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select(['latitude', 'longitude'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

/** Counts a question of this minute, and an opening if it is one. @returns the questions of this minute so far */
export async function countQuestion(
  db: Db,
  id: string,
  { minute, opening, at }: { minute: number; opening: boolean; at: number },
): Promise<number> {
  const { asked } = await db
    .updateTable('trackingLinks')
    .set(({ eb, case: when }) => ({
      asked: when()
        .when('askedMinute', '=', minute)
        .then(eb('asked', '+', 1))
        .else(1)
        .end(),
      askedMinute: minute,
      ...(opening && { opened: eb('opened', '+', 1), lastOpenedAt: at }),
    }))
    .where('id', '=', id)
    .returning('asked')
    .executeTakeFirstOrThrow();
  return asked;
}
