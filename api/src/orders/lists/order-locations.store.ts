import { sql } from 'kysely';
import type { z } from 'zod';
import type { OrderLocationPage, OrderLocationQuery } from 'shared-contracts/orders/orders';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { stopKind } from '../core/stop-columns.store.ts';
import { orderVisibleTo } from '../core/order-records.store.ts';

function selectStops(db: Db, caller: Caller, kind: OrderLocationQuery['kind']) {
  const stops = db
    .selectFrom('orderStops')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .where(orderVisibleTo(caller));
  return kind ? stops.where(stopKind, '=', kind) : stops;
}

/** Lists the locations of all visible orders by name. One pass over the stops yields both the page and the total. */
export async function listOrderLocations(
  db: Db,
  caller: Caller,
  query: OrderLocationQuery,
): Promise<z.infer<typeof OrderLocationPage>> {
  const { search, kind, page, limit } = query;
  const rows = await db
    .selectFrom(
      selectStops(db, caller, kind).select('orderStops.locationId').groupBy('orderStops.locationId').as('stop'),
    )
    .innerJoin('locations', 'locations.id', 'stop.locationId')
    .select([
      'locations.id',
      'locations.name',
      'locations.city',
      'locations.latitude',
      'locations.longitude',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where(matchesSearch(search, 'locations.name', 'locations.city'))
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
  return { items: rows.map(({ total: _total, ...location }) => location), total: first.total, page, limit };
}
