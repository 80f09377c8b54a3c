import { sql } from 'kysely';
import { toConditions, isSharedWithin } from '../../trips/public.ts';
import { isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { DashboardContext } from './visible-orders.store.ts';

function side(db: Db, { caller, filters, range }: DashboardContext, isOwn: boolean) {
  return db
    .selectFrom('trips')
    .select([
      'trips.id',
      'trips.pickAt as at',
      'trips.stage',
      'trips.isArchived',
      'trips.routeZoneId',
      'trips.vehicleId',
      'trips.billingPartnerId',
      'trips.organizationId',
      sql<boolean>`${sql.lit(isOwn)}`.as('isOwn'),
    ])
    .where(isOwn ? ownedBy(caller, 'trips') : isSharedWithin(caller, range))
    .where(({ and }) => and(toConditions(caller, { ...filters, pickFrom: range.from, pickTo: range.to })));
}

/** The trips that the caller's organization runs (root: all). */
export const ownTrips = (db: Db, context: DashboardContext) => side(db, context, true);

/** Trips that are visible to the caller and begin in the requested range, with the filters of the lists. */
export const visibleTrips = (db: Db, context: DashboardContext) =>
  isRoot(context.caller) ? ownTrips(db, context) : ownTrips(db, context).unionAll(side(db, context, false));
