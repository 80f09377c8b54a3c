import { type Insertable, sql } from 'kysely';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { formatAddress } from '../../network/public.ts';
import type { Db, Tables } from '../../platform/database/database.ts';

export const insertGateLink = (tx: Db, link: Insertable<Tables['gateLinks']>) =>
  tx.insertInto('gateLinks').values(link).execute();

export const revokeLinksOf = (tx: Db, orderId: string, stop: number, revokedAt: number) =>
  tx
    .updateTable('gateLinks')
    .set({ revokedAt })
    .where('orderId', '=', orderId)
    .where('stopPosition', '=', stop)
    .where('revokedAt', 'is', null)
    .execute();

/** The active links of an order. */
export const listActiveLinks = (db: Db, orderId: string, now: number) =>
  db
    .selectFrom('gateLinks')
    .select(['stopPosition as stop', 'expiresAt'])
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('stopPosition')
    .execute();

/** The order of an active link. Undefined also when the order's organization is not active. */
export async function findLinkedOrder(db: Db, tokenHash: string, now: number) {
  const row = await db
    .selectFrom('gateLinks')
    .innerJoin('orders', 'orders.id', 'gateLinks.orderId')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .innerJoin('locations', 'locations.id', 'gateLinks.stopLocationId')
    .where('gateLinks.tokenHash', '=', tokenHash)
    .where('gateLinks.revokedAt', 'is', null)
    .where('gateLinks.expiresAt', '>', now)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .select([
      'gateLinks.id',
      'gateLinks.orderId',
      'stopPosition',
      'stopLocationId',
      'expiresAt',
      'orders.number',
      'buildingNumber',
      'apartmentNumber',
      'street1',
      'street2',
      'city',
      'state',
      'zip',
      sql<string>`coalesce(${sql.ref('organizations.pageTitle')}, ${sql.ref('organizations.name')})`.as('brand'),
    ])
    .executeTakeFirst();
  return row && { ...row, address: formatAddress(row) };
}
export type LinkedOrder = NonNullable<Awaited<ReturnType<typeof findLinkedOrder>>>;

/** Counts a request for a link. @returns the number of requests in this minute */
export async function countLinkRequest(db: Db, id: string, minute: number): Promise<number> {
  const { requestCount } = await db
    .updateTable('gateLinks')
    .set('requestCount', ({ eb, case: when }) =>
      when()
        .when('requestMinute', '=', minute)
        .then(eb('requestCount', '+', 1))
        .else(1)
        .end(),
    )
    .set('requestMinute', minute)
    .where('id', '=', id)
    .returning('requestCount')
    .executeTakeFirstOrThrow();
  return requestCount;
}
