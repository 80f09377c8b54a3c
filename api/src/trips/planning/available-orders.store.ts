import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { AvailableOrderPage, AvailableOrderQuery } from 'shared-contracts/trips/trip-planning';
import type { z } from 'zod';
import { selectRoutePath } from '../../network/public.ts';
import { freeToPlan, selectShipperCode, stopKind } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { selectCarriableOrders } from '../itinerary/trip-load.store.ts';
import { findReferencedTrip } from '../core/trip-records.store.ts';

type Query = z.infer<typeof AvailableOrderQuery>;

/** The route visits the locations of the order in sequence; other locations may lie between them. */
const isAlongRoute = (db: Db, organizationId: string | null, routeId: string) => sql<boolean>`
  (${selectRoutePath(db, organizationId, routeId)}) like (
    select '%' || string_agg(location_id::text, '%' order by position) || '%'
    from (
      select location_id, position, lag(location_id) over (order by position) as previous_id
      from order_stops where order_id = orders.id
    ) stops
    where location_id is distinct from previous_id
  )`;

/** Validated orders without a trip, and those of the edited trip. @param organizationId runs the trip; null: root */
export function filterAvailable(
  db: Db,
  organizationId: string | null,
  {
    orderId,
    tripId,
    search,
    orderTypeId,
    partnerId,
    pickLocationId,
    dropLocationId,
    routeId,
    vehicleTypeId,
    isBackhaul,
    pickupFrom,
    pickupTo,
  }: Query,
) {
  let orders = selectCarriableOrders(db, organizationId).where(matchesSearch(search, 'orders.search'));
  orders = orders.where(({ eb, or, and, selectFrom, not, exists }) => {
    const hasNoTrip = and([
      eb('stage', '=', 'validated'),
      freeToPlan(organizationId),
      not(
        exists(
          selectFrom('tripOrders').select('orderId').whereRef('orderId', '=', 'orders.id').where('isLive', '=', true),
        ),
      ),
    ]);
    return tripId === undefined
      ? hasNoTrip
      : or([
          hasNoTrip,
          eb(
            'orders.id',
            'in',
            selectFrom('tripOrders').select('orderId').where('tripId', '=', tripId).where('isLive', '=', true),
          ),
        ]);
  });
  if (orderId) orders = orders.where('orders.id', 'in', orderId);
  if (orderTypeId) orders = orders.where('orderTypeId', '=', orderTypeId);
  if (partnerId)
    orders = orders.where(({ eb, or }) =>
      or([eb('orders.organizationId', '=', partnerId), eb('orders.partnerId', '=', partnerId)]),
    );
  for (const [locationId, kind] of [
    [pickLocationId, 'pickup'],
    [dropLocationId, 'drop'],
  ] as const) {
    if (locationId)
      orders = orders.where(
        'orders.id',
        'in',
        db.selectFrom('orderStops').select('orderId').where('locationId', '=', locationId).where(stopKind, '=', kind),
      );
  }
  if (routeId) orders = orders.where(isAlongRoute(db, organizationId, routeId));
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

const selectOrderRows = (db: Db, reader: Reader, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('organizations as owner', 'owner.id', 'orders.organizationId')
    .innerJoin('organizations as partner', 'partner.id', 'orders.partnerId')
    .innerJoin('orderTypes', 'orderTypes.id', 'orderTypeId')
    .select((eb) => [
      'orders.id',
      'orders.number',
      selectShipperCode(reader).as('shipperCode'),
      'orders.reference',
      'orders.stage',
      'pickupFrom',
      'pickupTo',
      'deliveryFrom',
      'deliveryTo',
      'totalWeight',
      'totalSpace',
      'totalPalletPlaces',
      'totalLoadingMeters',
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
          .select((row) => [
            jsonBuildObject({
              id: row.ref('locations.id'),
              name: row.ref('locations.name'),
              city: row.ref('locations.city'),
              latitude: row.ref('locations.latitude'),
              longitude: row.ref('locations.longitude'),
            }).as('location'),
            sql<{ id: string; name: string } | null>`
              case when contacts.id is not null then jsonb_build_object('id', contacts.id, 'name', contacts.name) end
            `.as('contact'),
          ])
          .whereRef('orderStops.orderId', '=', 'orders.id')
          .orderBy('orderStops.position'),
      ).as('stops'),
    ])
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** The reader, whose own orders are shown without a shipper code. */
type Reader = Pick<Caller, 'organizationId'>;
type Matching = ReturnType<typeof filterAvailable>;

/** A page of these orders as the API lists them. */
export async function listAvailableRows(
  db: Db,
  reader: Reader,
  matching: Matching,
  query: Pick<Query, 'page' | 'limit' | 'sort'>,
): Promise<AvailableOrderPage> {
  const { column, direction } = parseSort(query.sort);
  const page = await paginate(
    matching
      .select('orders.id')
      .orderBy(sql.ref(`orders.${column}`), (by) => by[direction]().nullsLast())
      .orderBy('orders.id'),
    query,
  );
  const rows = new Map(
    (
      await selectOrderRows(
        db,
        reader,
        page.items.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return { ...page, items: page.items.map(({ id }) => rows.get(id)).filter((row) => row !== undefined) };
}

export async function listAvailableOrders(db: Db, caller: Caller, query: Query): Promise<AvailableOrderPage> {
  const trip = query.tripId === undefined ? null : await findReferencedTrip(db, caller, query.tripId, 'tripId');
  const organizationId = isRoot(caller) ? null : caller.organizationId;
  const matching = filterAvailable(
    db,
    organizationId,
    trip && trip.organizationId !== caller.organizationId && !isRoot(caller) ? { ...query, tripId: undefined } : query,
  );
  return listAvailableRows(db, caller, matching, query);
}
