import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { FreeOrderPage, FreeOrderQuery } from 'shared-contracts/trip-planning';
import type { z } from 'zod';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { ordering, paged } from '../platform/page.ts';
import { searching } from '../platform/search.ts';
import { carriable } from './trip-load.store.ts';
import { findNamedTrip } from './trip-rows.store.ts';

type Query = z.infer<typeof FreeOrderQuery>;

/** Validated orders that wait for a trip, and those of the trip that is edited. @param runs whose trip it is */
function asked(
  db: Db,
  runs: string | null,
  {
    tripId,
    search,
    orderTypeId,
    partnerId,
    pickLocationId,
    dropLocationId,
    vehicleTypeId,
    isBackhaul,
    pickupFrom,
    pickupTo,
  }: Query,
) {
  let orders = carriable(db, runs).where(searching(search, 'orders.search'));
  orders = orders.where(({ eb, or, and, selectFrom, not, exists }) => {
    const free = and([
      eb('stage', '=', 'validated'),
      not(
        exists(
          selectFrom('tripOrders').select('orderId').whereRef('orderId', '=', 'orders.id').where('isLive', '=', true),
        ),
      ),
    ]);
    return tripId === undefined
      ? free
      : or([
          free,
          eb(
            'orders.id',
            'in',
            selectFrom('tripOrders').select('orderId').where('tripId', '=', tripId).where('isLive', '=', true),
          ),
        ]);
  });
  if (orderTypeId) orders = orders.where('orderTypeId', '=', orderTypeId);
  if (partnerId)
    orders = orders.where(({ eb, or }) =>
      or([eb('orders.organizationId', '=', partnerId), eb('orders.partnerId', '=', partnerId)]),
    );
  for (const [locationId, sign] of [
    [pickLocationId, '='],
    [dropLocationId, '>'],
  ] as const) {
    if (locationId)
      orders = orders.where(
        'orders.id',
        'in',
        db.selectFrom('orderStops').select('orderId').where('locationId', '=', locationId).where('position', sign, 0),
      );
  }
  if (vehicleTypeId)
    orders = orders.where(
      'orders.id',
      'in',
      db.selectFrom('orderVehicleTypes').select('orderId').where('vehicleTypeId', '=', vehicleTypeId),
    );
  if (isBackhaul !== undefined) orders = orders.where('isBackhaul', '=', isBackhaul);
  if (pickupFrom !== undefined) orders = orders.where('orders.pickupFrom', '>=', pickupFrom);
  if (pickupTo !== undefined) orders = orders.where('orders.pickupFrom', '<=', pickupTo);
  return orders;
}

const shown = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('organizations as owner', 'owner.id', 'orders.organizationId')
    .innerJoin('organizations as partner', 'partner.id', 'orders.partnerId')
    .innerJoin('orderTypes', 'orderTypes.id', 'orderTypeId')
    .select((eb) => [
      'orders.id',
      'orders.number',
      'orders.reference',
      'orders.stage',
      'pickupFrom',
      'pickupTo',
      'deliveryFrom',
      'deliveryTo',
      'totalWeight',
      'totalSpace',
      'isFlexible',
      'isBackhaul',
      jsonBuildObject({ id: eb.ref('owner.id'), name: eb.ref('owner.name') }).as('organization'),
      jsonBuildObject({ id: eb.ref('partner.id'), name: eb.ref('partner.name') }).as('partner'),
      jsonBuildObject({ id: eb.ref('orderTypes.id'), name: eb.ref('orderTypes.name') }).as('orderType'),
      jsonArrayFrom(
        eb
          .selectFrom('orderVehicleTypes')
          .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicleTypeId')
          .select(['vehicleTypes.id', 'vehicleTypes.name'])
          .whereRef('orderVehicleTypes.orderId', '=', 'orders.id')
          .orderBy('vehicleTypes.name'),
      ).as('vehicleTypes'),
      jsonArrayFrom(
        eb
          .selectFrom('orderStops')
          .innerJoin('locations', 'locations.id', 'locationId')
          .leftJoin('contacts', 'contacts.id', 'contactId')
          .select((of) => [
            jsonBuildObject({
              id: of.ref('locations.id'),
              name: of.ref('locations.name'),
              city: of.ref('locations.city'),
              latitude: of.ref('locations.latitude'),
              longitude: of.ref('locations.longitude'),
            }).as('location'),
            sql<{
              id: string;
              name: string;
            } | null>`case when contacts.id is not null then jsonb_build_object('id', contacts.id, 'name', contacts.name) end`.as(
              'contact',
            ),
          ])
          .whereRef('orderStops.orderId', '=', 'orders.id')
          .orderBy('orderStops.position'),
      ).as('stops'),
    ])
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

export async function freeOrders(db: Db, caller: Caller, query: Query): Promise<FreeOrderPage> {
  const { column, direction } = ordering(query.sort);
  const trip = query.tripId === undefined ? null : await findNamedTrip(db, caller, query.tripId, 'tripId');
  const runs = isRoot(caller) ? null : caller.organizationId;
  const matching = asked(
    db,
    runs,
    trip && trip.organizationId !== caller.organizationId && !isRoot(caller) ? { ...query, tripId: undefined } : query,
  );
  const page = await paged(
    matching
      .select('orders.id')
      .orderBy(sql.ref(`orders.${column}`), (order) => order[direction]().nullsLast())
      .orderBy('orders.id'),
    query,
  );
  const rows = new Map(
    (
      await shown(
        db,
        page.items.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return { ...page, items: page.items.map(({ id }) => rows.get(id)).filter((row) => row !== undefined) };
}
