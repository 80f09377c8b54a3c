import { sql } from 'kysely';
import type { z } from 'zod';
import type { OrderLocationPage, OrderLocationQuery } from 'shared-contracts/orders';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { searching } from '../platform/search.ts';
import { orderVisibleTo } from './order-rows.store.ts';

function stopsOf(db: Db, caller: Caller, kind: OrderLocationQuery['kind']) {
  const stops = db
    .selectFrom('orderStops')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .where(orderVisibleTo(caller));
  return kind ? stops.where('orderStops.position', kind === 'pickup' ? '=' : '>', 0) : stops;
}

/** Where the orders that the caller may see stop, each place once, by name. All stops are gone through once, for the page and the total. */
export async function listOrderLocations(
  db: Db,
  caller: Caller,
  query: OrderLocationQuery,
): Promise<z.infer<typeof OrderLocationPage>> {
  const { search, kind, page, limit } = query;
  const rows = await db
    .selectFrom(stopsOf(db, caller, kind).select('orderStops.locationId').groupBy('orderStops.locationId').as('stop'))
    .innerJoin('locations', 'locations.id', 'stop.locationId')
    .select([
      'locations.id',
      'locations.name',
      'locations.city',
      'locations.latitude',
      'locations.longitude',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where(searching(search, 'locations.name', 'locations.city'))
    .orderBy('locations.name')
    .orderBy('locations.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const [first] = rows;
  if (!first)
    return {
      items: [],
      total: page > 1 ? (await listOrderLocations(db, caller, { ...query, page: 1, limit: 1 })).total : 0,
      page,
      limit,
    };
  return { items: rows.map(({ total: _total, ...place }) => place), total: first.total, page, limit };
}
