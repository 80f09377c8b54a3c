import type { OrderLocationQuery } from 'shared-contracts/orders';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { searching } from '../platform/search.ts';
import { orderVisibleTo } from './order-rows.store.ts';

/** Where the orders that the caller may see stop, each place once with the number of its orders, by name. */
export function listOrderLocations(db: Db, caller: Caller, { search, kind, ...range }: OrderLocationQuery) {
  let stops = db.selectFrom('orderStops').innerJoin('orders', 'orders.id', 'orderStops.orderId').where(orderVisibleTo(caller));
  if (kind) stops = stops.where('orderStops.position', kind === 'pickup' ? '=' : '>', 0);
  const counted = stops.select(({ fn }) => ['orderStops.locationId', fn.count<number>('orders.id').distinct().as('orders')]).groupBy('orderStops.locationId');
  const places = db
    .selectFrom(counted.as('stop')).innerJoin('locations', 'locations.id', 'stop.locationId')
    .select(['locations.id', 'locations.name', 'locations.city', 'locations.latitude', 'locations.longitude', 'stop.orders'])
    .where(searching(search, 'locations.name', 'locations.city'));
  return paged(places.orderBy('locations.name').orderBy('locations.id'), range);
}
