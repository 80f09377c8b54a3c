import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { TripQuery } from 'shared-contracts/trips/trip-query';
import type { IncidentKind } from 'shared-contracts/values/finance/dashboards';
import type { TripStage, TripType } from 'shared-contracts/values/trips/trip-stages';
import type { z } from 'zod';
import { stopKind } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { isSharedWith, tripVisibleTo } from '../core/trip-visibility.store.ts';
import { matchesTripSearch } from './trip-search.store.ts';

const eb = expressionBuilder<Tables, 'trips'>();
const { and, or, selectFrom } = eb;

/** Own trips, those shared with the caller, or both. For root, all trips are own. */
function isOfType(caller: Caller, type: TripType | undefined): Expression<SqlBool> {
  if (type === 'own') return ownedBy(caller, 'trips');
  if (type === 'partner') return isRoot(caller) ? eb.lit(false) : isSharedWith(caller);
  return tripVisibleTo(caller);
}

/** Trips that pick up or drop at a location. Only stops of visible orders count. */
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
      .innerJoin('orderStops', (join) =>
        join
          .onRef('orderStops.orderId', '=', 'tripStopOrders.orderId')
          .onRef('orderStops.position', '=', 'tripStopOrders.orderPosition'),
      )
      .innerJoin('trips as trip', 'trip.id', 'tripStops.tripId')
      .select('tripStops.tripId')
      .where('tripStops.locationId', '=', locationId)
      .where(stopKind, '=', what === 'pick' ? 'pickup' : 'drop')
      .where((on) => on.or([ownedBy(caller, 'orders'), on('trip.organizationId', '=', caller.organizationId)])),
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

export function toConditions(
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

/** Lists a page of ids of active or archived trips. Load the records of these ids separately. */
export function listTripIds(db: Db, caller: Caller, query: z.infer<typeof TripQuery>, isArchived: boolean) {
  const { column, direction } = parseSort(query.sort);
  const matching = db
    .selectFrom('trips')
    .select('trips.id')
    .where('isArchived', '=', isArchived)
    .where(isOfType(caller, query.type))
    .where(and(toConditions(caller, query)))
    .where(matchesTripSearch(caller, query.search));
  const isNullable = column === 'pickAt' || column === 'dropAt';
  const sorted = matching.orderBy(sql.ref(`trips.${column}`), (order) =>
    isNullable ? order[direction]().nullsLast() : order[direction](),
  );
  return paginate(sorted.orderBy('trips.id'), query);
}

export async function countTrips(db: Db, caller: Caller, type: TripType | undefined) {
  const isOwn = sql<boolean>`(trips.organization_id = ${caller.organizationId} or ${sql.lit(isRoot(caller))})`;
  const visible = db
    .selectFrom('trips')
    .select(['stage', 'isArchived', isOwn.as('isOwn')])
    .where(tripVisibleTo(caller));
  const rows = await db
    .selectFrom(visible.as('visible'))
    .select(({ fn }) => ['stage', 'isArchived', 'isOwn', fn.countAll<number>().as('count')])
    .groupBy(['stage', 'isArchived', 'isOwn'])
    .execute();
  const active = rows.filter((row) => !row.isArchived);
  const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
  const ofType = active.filter((row) => type === undefined || row.isOwn === (type === 'own'));
  const stages = [...Map.groupBy(ofType, ({ stage }) => stage)].map(
    ([stage, counts]): { stage: TripStage; count: number } => ({ stage, count: sum(counts) }),
  );
  return {
    total: sum(ofType),
    own: sum(active.filter((row) => row.isOwn)),
    partner: sum(active.filter((row) => !row.isOwn)),
    archived: sum(rows.filter((row) => row.isArchived)),
    stages,
  };
}

/**
 * Counts the active trips that begin in each period.
 * @param begins the starts of the periods, ascending, in unix seconds; each period ends where the next begins, the last
 * at `end`
 * @returns the counts by the period's index
 */
export async function countTripsByPeriod(
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
        .where(isOfType(caller, type))
        .where('isArchived', '=', false)
        .where('pickAt', '>=', begins[0] ?? end)
        .where('pickAt', '<', end)
        .as('periods'),
    )
    .select(({ fn }) => ['bucket', fn.countAll<number>().as('count')])
    .groupBy('bucket')
    .execute();
  return new Map(rows.map((row) => [row.bucket - 1, row.count]));
}
