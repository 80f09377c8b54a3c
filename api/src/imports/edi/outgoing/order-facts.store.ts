import { sql } from 'kysely';
import { stopKind } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderFacts } from './order-facts.rules.ts';

/** Stops of orders with their addresses. */
export const selectStopPlaces = (db: Db) =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .leftJoin('countries', 'countries.id', 'locations.countryId')
    .select(['locations.name', 'city', 'state', 'zip', 'countries.shortName as country'])
    .select(sql<string>`trim(concat_ws(' ', building_number, street1, street2))`.as('street'));

const listStops = (db: Db, orderId: string) =>
  selectStopPlaces(db)
    .select([stopKind.as('kind'), 'isTransfer', 'latitude', 'longitude', 'arrivedAt', 'endedAt', 'departedAt'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

/** The facts of an order, and the message that it was created from. */
export async function findOrderFacts(db: Db, orderId: string) {
  const { number, organizationCode, weight, setPosition, messageId } = await db
    .selectFrom('ediOrders')
    .innerJoin('orders', 'orders.id', 'ediOrders.orderId')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .select(['orders.number', 'organizations.code as organizationCode', 'totalWeight as weight'])
    .select(['setPosition', 'messageId'])
    .where('ediOrders.orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const message = await db
    .selectFrom('ediMessages')
    .select(['id', 'organizationId', 'raw'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const order: OrderFacts = { number, organizationCode, weight, stops: await listStops(db, orderId) };
  return { order, message, setPosition };
}
