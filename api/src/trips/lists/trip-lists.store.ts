import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { TripQuery } from 'shared-contracts/trips';
import type { IncidentKind } from 'shared-contracts/values/dashboards';
import type { TripStage, TripType } from 'shared-contracts/values/trip-stages';
import type { z } from 'zod';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { ordering, paged } from '../platform/page.ts';
import { ownedBy } from '../platform/scope.ts';
import { searching } from '../platform/search.ts';
import { concerning, tripVisibleTo } from './trip-visibility.store.ts';

const eb = expressionBuilder<Tables, 'trips'>();
const { and, or, selectFrom } = eb;

/** Own trips, those of others that concern the caller, or both; root runs all. */
function ofType(caller: Caller, type: TripType | undefined): Expression<SqlBool> {
  if (type === 'own') return ownedBy(caller, 'trips');
  if (type === 'partner') return isRoot(caller) ? eb.lit(false) : concerning(caller);
  return tripVisibleTo(caller);
}

/** Trips that stop at a location to do this there; of orders that the caller may see. */
const stopsAt = (caller: Caller, locationId: string, what: 'pick' | 'drop') =>
  eb(
    'trips.id',
    'in',
    selectFrom('tripStops')
      .innerJoin('tripStopOrders', (join) =>
        join
          .onRef('tripStopOrders.tripId', '=', 'tripStops.tripId')
          .onRef('tripStopOrders.position', '=', 'tripStops.position'),
      )
      .innerJoin('orders', 'orders.id', 'tripStopOrders.orderId')
      .innerJoin('trips as way', 'way.id', 'tripStops.tripId')
      .select('tripStops.tripId')
      .where('tripStops.locationId', '=', locationId)
      .where('tripStopOrders.orderPosition', what === 'pick' ? '=' : '>', 0)
      .where((of) => of.or([ownedBy(caller, 'orders'), of('way.organizationId', '=', caller.organizationId)])),
  );

const withOrderType = (orderTypeId: string) =>
  eb(
    'trips.id',
    'in',
    selectFrom('orders')
      .innerJoin('tripStopOrders', 'tripStopOrders.orderId', 'orders.id')
      .select('tripStopOrders.tripId')
      .where('orders.orderTypeId', '=', orderTypeId),
  );

const withVehicleType = (typeId: string) =>
  or([
    eb('trips.requestedVehicleTypeId', '=', typeId),
    eb('trips.vehicleId', 'in', selectFrom('vehicles').select('vehicles.id').where('vehicleTypeId', '=', typeId)),
  ]);

const withPartner = (partnerId: string) =>
  or([
    eb('trips.organizationId', '=', partnerId),
    eb('trips.billingPartnerId', '=', partnerId),
    eb('trips.vehicleId', 'in', selectFrom('vehicles').select('vehicles.id').where('organizationId', '=', partnerId)),
    eb(
      'trips.id',
      'in',
      selectFrom('orders')
        .innerJoin('tripStopOrders', 'tripStopOrders.orderId', 'orders.id')
        .select('tripStopOrders.tripId')
        .where('orders.organizationId', '=', partnerId),
    ),
  ]);

const withIncident = (kind: IncidentKind) =>
  eb('trips.id', 'in', selectFrom('tripIncidents').select('tripIncidents.tripId').where('kind', '=', kind));

/** Filters that are left out ask nothing. */
export function askedOf(
  caller: Caller,
  query: Omit<z.infer<typeof TripQuery>, 'page' | 'limit' | 'sort' | 'type' | 'search'>,
): Expression<SqlBool>[] {
  const {
    stage,
    incident,
    vehicleId,
    driverId,
    vehicleTypeId,
    routeZoneId,
    partnerId,
    orderTypeId,
    pickLocationId,
    dropLocationId,
    pickFrom,
    pickTo,
    dropFrom,
    dropTo,
  } = query;
  return [
    stage && eb('trips.stage', 'in', stage),
    incident && withIncident(incident),
    vehicleId && eb('trips.vehicleId', '=', vehicleId),
    driverId && eb('trips.driverId', '=', driverId),
    vehicleTypeId && withVehicleType(vehicleTypeId),
    routeZoneId && eb('trips.routeZoneId', '=', routeZoneId),
    partnerId && withPartner(partnerId),
    orderTypeId && withOrderType(orderTypeId),
    pickLocationId && stopsAt(caller, pickLocationId, 'pick'),
    dropLocationId && stopsAt(caller, dropLocationId, 'drop'),
    pickFrom !== undefined && eb('trips.pickAt', '>=', pickFrom),
    pickTo !== undefined && eb('trips.pickAt', '<=', pickTo),
    dropFrom !== undefined && eb('trips.dropAt', '>=', dropFrom),
    dropTo !== undefined && eb('trips.dropAt', '<=', dropTo),
  ].filter((filter) => typeof filter === 'object');
}

/** The ids of one page of trips, active or archived; what shows a row is asked for these alone. */
export function pageOfTrips(db: Db, caller: Caller, query: z.infer<typeof TripQuery>, isArchived: boolean) {
  const { column, direction } = ordering(query.sort);
  const matching = db
    .selectFrom('trips')
    .select('trips.id')
    .where('isArchived', '=', isArchived)
    .where(ofType(caller, query.type))
    .where(and(askedOf(caller, query)))
    .where(searching(query.search, 'trips.search'));
  const isNullable = column === 'pickAt' || column === 'dropAt';
  const sorted = matching.orderBy(sql.ref(`trips.${column}`), (order) =>
    isNullable ? order[direction]().nullsLast() : order[direction](),
  );
  return paged(sorted.orderBy('trips.id'), query);
}

export async function countTrips(db: Db, caller: Caller, type: TripType | undefined) {
  const own = sql<boolean>`(trips.organization_id = ${caller.organizationId} or ${sql.lit(isRoot(caller))})`;
  const seen = db
    .selectFrom('trips')
    .select(['stage', 'isArchived', own.as('isOwn')])
    .where(tripVisibleTo(caller));
  const rows = await db
    .selectFrom(seen.as('seen'))
    .select(({ fn }) => ['stage', 'isArchived', 'isOwn', fn.countAll<number>().as('count')])
    .groupBy(['stage', 'isArchived', 'isOwn'])
    .execute();
  const active = rows.filter((row) => !row.isArchived);
  const sum = (some: readonly { count: number }[]) => some.reduce((total, { count }) => total + count, 0);
  const wanted = active.filter(({ isOwn }) => type === undefined || isOwn === (type === 'own'));
  const stages = [...Map.groupBy(wanted, ({ stage }) => stage)].map(
    ([stage, some]): { stage: TripStage; count: number } => ({ stage, count: sum(some) }),
  );
  return {
    total: sum(wanted),
    own: sum(active.filter(({ isOwn }) => isOwn)),
    partner: sum(active.filter(({ isOwn }) => !isOwn)),
    archived: sum(rows.filter((row) => row.isArchived)),
    stages,
  };
}

/** How many active trips begin in each of the times between these. @param begins unix seconds, growing */
export async function countBetween(
  db: Db,
  caller: Caller,
  begins: readonly number[],
  end: number,
  type: TripType | undefined,
): Promise<Map<number, number>> {
  const bucket = sql<number>`width_bucket(pick_at, ${begins}::bigint[])`;
  const rows = await db
    .selectFrom(
      db
        .selectFrom('trips')
        .select(bucket.as('bucket'))
        .where(ofType(caller, type))
        .where('isArchived', '=', false)
        .where('pickAt', '>=', begins[0] ?? end)
        .where('pickAt', '<', end)
        .as('begun'),
    )
    .select(({ fn }) => ['bucket', fn.countAll<number>().as('count')])
    .groupBy('bucket')
    .execute();
  return new Map(rows.map(({ bucket: n, count }) => [n - 1, count]));
}
