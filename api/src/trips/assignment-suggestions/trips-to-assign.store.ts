import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { PLANNED_COLUMNS, withStopsAndCargos } from '../planner/planner.store.ts';

/** Trips that the caller's organization runs, with their stops; root: of all organizations. Names in JSON are single words. */
export async function listTripsToAssign(db: Db, caller: Caller, ids: readonly string[]) {
  let trips = db
    .selectFrom('trips')
    .select((eb) => [
      'trips.id',
      'trips.number',
      'trips.organizationId',
      'pickAt',
      'dropAt',
      jsonArrayFrom(
        eb
          .selectFrom('tripStops')
          .innerJoin('locations', 'locations.id', 'tripStops.locationId')
          .select(['plannedAt as planned', 'latitude', 'longitude'])
          .whereRef('tripStops.tripId', '=', 'trips.id')
          .orderBy('tripStops.position'),
      ).as('stops'),
      sql<string[]>`array(
        select distinct order_id from trip_stop_orders where trip_id = trips.id
      )`.as('orderIds'),
    ])
    .where('trips.id', '=', sql<string>`any(${ids}::uuid[])`);
  if (!isRoot(caller)) trips = trips.where('trips.organizationId', '=', caller.organizationId);
  return trips.orderBy('pickAt').orderBy('number').execute();
}
export type TripToAssign = Awaited<ReturnType<typeof listTripsToAssign>>[number];

/** The orders of trips as planning needs them, by id. */
export async function findPlannedOrders(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('orders')
    .select(PLANNED_COLUMNS)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map((await withStopsAndCargos(db, rows)).map((order) => [order.id, order]));
}
