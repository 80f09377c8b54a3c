import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Paging } from 'shared-contracts/common';
import type { TripDemurragePage } from 'shared-contracts/trips/trip-statistics';
import { selectDemurrageStops, selectShipperCode, stopKind } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesSearch } from '../../platform/database/search.ts';

/**
 * The stops at which orders of the organization's trips exceeded their free time, longest first.
 * @param now unix seconds
 */
export function listTripDemurrage(
  db: Db,
  caller: Caller,
  { search, ...range }: Paging,
  now: number,
): Promise<TripDemurragePage> {
  const { stops, dwellStart, departedAt, dwellMinutes, freeMinutes, chargeableMinutes } = selectDemurrageStops(db, now);
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
    .where(matchesSearch(search, 'trips.search'))
    .where(chargeableMinutes, '>', 0)
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('trips.id'), number: eb.ref('trips.number'), stage: eb.ref('trips.stage') }).as(
        'trip',
      ),
      jsonBuildObject({
        id: eb.ref('orders.id'),
        number: eb.ref('orders.number'),
        shipperCode: selectShipperCode(caller),
      }).as('order'),
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
      sql<'pick' | 'drop'>`case ${stopKind} when 'pickup' then 'pick' else 'drop' end`.as('what'),
      dwellStart.as('fromAt'),
      departedAt.as('untilAt'),
      dwellMinutes.as('minutes'),
      freeMinutes.as('freeMinutes'),
      chargeableMinutes.as('overMinutes'),
    ])
    .orderBy(chargeableMinutes, 'desc')
    .orderBy('trips.number')
    .orderBy('orders.number')
    .orderBy('orderStops.position');
  return paginate(rows, range);
}
