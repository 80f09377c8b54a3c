import { sql } from 'kysely';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { stopKind, stopWindowFrom, stopWindowTo } from '../core/stop-columns.store.ts';
import type { Db } from '../../platform/database/database.ts';

/** The order of an active link. Undefined also when the order's organization is not active. */
export const findTrackedOrder = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('trackingLinks')
    .innerJoin('orders', 'orders.id', 'trackingLinks.orderId')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .where('trackingLinks.tokenHash', '=', tokenHash)
    .where('trackingLinks.revokedAt', 'is', null)
    .where('trackingLinks.expiresAt', '>', now)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .select([
      'trackingLinks.id as linkId',
      'trackingLinks.code',
      'trackingLinks.stopPosition',
      'trackingLinks.stopLocationId',
      'orders.id as orderId',
      'orders.stage',
      'orders.resumeStage',
      'orders.pickupFrom',
      'orders.pickupTo',
      'orders.deliveryFrom',
      'orders.deliveryTo',
      sql<string>`coalesce(${sql.ref('organizations.pageTitle')}, ${sql.ref('organizations.name')})`.as('brand'),
    ])
    .executeTakeFirst();

export type TrackedOrder = NonNullable<Awaited<ReturnType<typeof findTrackedOrder>>>;

/** The stops of an order, in their order. */
export const listVisitedStops = (db: Db, orderId: string) =>
  db
    .selectFrom('orderStops')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select([
      stopKind.as('kind'),
      'locations.id as locationId',
      'locations.name as location',
      'city',
      stopWindowFrom.as('windowFrom'),
      stopWindowTo.as('windowTo'),
      'arrivedAt',
      'departedAt',
      'inferred',
      'isTransfer',
    ])
    .where('orderStops.orderId', '=', orderId)
    .orderBy('orderStops.position')
    .execute();

/** Oldest first. */
export const listProofFiles = (db: Db, orderId: string) =>
  db
    .selectFrom('orderProofs')
    .innerJoin('files', 'files.id', 'orderProofs.fileId')
    .select([
      'orderProofs.id',
      'kind',
      'signedBy',
      'files.name',
      'mime',
      'takenAt',
      'fileId',
      'thumbnailId',
      'stopPosition',
      'stopLocationId',
    ])
    .where('orderProofs.orderId', '=', orderId)
    .orderBy('takenAt')
    .orderBy('orderProofs.id')
    .execute();

/** Counts a request for a link, and an opening if it is one. @returns the number of requests in this minute */
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
