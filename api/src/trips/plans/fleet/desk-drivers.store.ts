import { sql } from 'kysely';
import { isDriverBlocked } from '../../../fleet/public.ts';
import { personName } from '../../../platform/access/person-name.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isUsable } from '../../candidates/vehicle-candidates.store.ts';
import type { DeskContext } from './desk-vehicles.store.ts';

const MAX_ROWS = 2_000;

/**
 * Own drivers, and the usual drivers of usable vehicles.
 * @param ids only these; null: all that are not blocked
 */
export function listDeskDrivers(db: Db, context: DeskContext, ids: readonly string[] | null) {
  const usualDriverIds = db
    .selectFrom('vehicles')
    .select('vehicles.driverId')
    .where('vehicles.driverId', 'is not', null)
    .where(isUsable(db, { ...context, tripId: null, requestedTypes: null }));
  const drivers = db
    .selectFrom('drivers')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .innerJoin('organizations', 'organizations.id', 'drivers.organizationId')
    .select([
      'drivers.id',
      sql<string>`coalesce(contacts.name, ${personName()}, '')`.as('name'),
      'contacts.phone',
      'drivers.organizationId',
      'organizations.name as organization',
      'licenseExpiresAt',
      'licenseClasses',
      'healthReportExpiresAt',
      sql<number | null>`drivers.max_hours_per_shift::float8`.as('maxHoursPerShift'),
      isDriverBlocked.as('isBlocked'),
    ])
    .where(({ eb, or }) =>
      or([eb('drivers.organizationId', '=', context.organizationId), eb('drivers.id', 'in', usualDriverIds)]),
    );
  return (
    ids === null
      ? drivers.where(({ not }) => not(isDriverBlocked))
      : drivers.where('drivers.id', '=', sql<string>`any(${ids}::uuid[])`)
  )
    .orderBy('name')
    .orderBy('drivers.id')
    .limit(MAX_ROWS)
    .execute();
}
export type DeskDriver = Awaited<ReturnType<typeof listDeskDrivers>>[number];
