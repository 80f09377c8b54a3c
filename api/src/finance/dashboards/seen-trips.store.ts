import { sql } from 'kysely';
import { toConditions, isSharedWithin } from '../../trips/public.ts';
import { isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Look } from './seen-orders.store.ts';

function side(db: Db, { caller, filters, looked }: Look, isOwn: boolean) {
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
    .where(isOwn ? ownedBy(caller, 'trips') : isSharedWithin(caller, looked))
    .where(({ and }) => and(toConditions(caller, { ...filters, pickFrom: looked.from, pickTo: looked.to })));
}

/** The trips that the caller's organization runs (root: all). */
export const ownTrips = (db: Db, look: Look) => side(db, look, true);

/** The trips that the caller may see and that begin in the time looked at, by the filters of the lists. */
export const seenTrips = (db: Db, look: Look) =>
  isRoot(look.caller) ? ownTrips(db, look) : ownTrips(db, look).unionAll(side(db, look, false));
