import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Paging } from 'shared-contracts/common';
import type { TripDemurragePage } from 'shared-contracts/trips';
import { standing } from '../orders/orders.store.ts';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { ownedBy } from '../platform/scope.ts';
import { searching } from '../platform/search.ts';

/** Where orders of the trips that an organization runs stood longer than is free, the longest first. @param now unix seconds */
export function demurrageOf(
  db: Db,
  caller: Caller,
  { search, ...range }: Paging,
  now: number,
): Promise<TripDemurragePage> {
  const { stops, from, left, minutes, free, over } = standing(db, now);
  const rows = stops
    .innerJoin('tripStopOrders', (on) =>
      on
        .onRef('tripStopOrders.orderId', '=', 'orders.id')
        .onRef('tripStopOrders.orderPosition', '=', 'orderStops.position'),
    )
    .innerJoin('trips', 'trips.id', 'tripStopOrders.tripId')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .where(ownedBy(caller, 'trips'))
    .where('trips.isArchived', '=', false)
    .where('trips.startedAt', 'is not', null)
    .where(searching(search, 'trips.search'))
    .where(over, '>', 0)
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('trips.id'), number: eb.ref('trips.number'), stage: eb.ref('trips.stage') }).as(
        'trip',
      ),
      jsonBuildObject({ id: eb.ref('orders.id'), number: eb.ref('orders.number') }).as('order'),
      eb
        .case()
        .when('vehicles.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('vehicles.id').$notNull(),
            name: eb.ref('vehicles.registrationPlate').$notNull(),
          }),
        )
        .end()
        .as('vehicle'),
      jsonBuildObject({ id: eb.ref('locations.id'), name: eb.ref('locations.name') }).as('location'),
      sql<'pick' | 'drop'>`case ${eb.ref('orderStops.position')} when 0 then 'pick' else 'drop' end`.as('what'),
      from.as('fromAt'),
      left.as('untilAt'),
      minutes.as('minutes'),
      free.as('freeMinutes'),
      over.as('overMinutes'),
    ])
    .orderBy(over, 'desc')
    .orderBy('trips.number')
    .orderBy('orders.number')
    .orderBy('orderStops.position');
  return paged(rows, range);
}
