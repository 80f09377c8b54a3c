import { sql } from 'kysely';
import { DAY } from 'shared-contracts/values/time';
import type { VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';
import { getServiceDue, type ServiceRecord } from './service.rules.ts';
import { dueByMeters, HAS_METERS, selectServices, SERVICE_COLUMNS, serviceDueAt } from './service-dues.store.ts';

/** `organizationId`: null for all organizations. */
type Scope = { organizationId: string | null; until: number; now: number };

function selectDocuments(db: Db, { organizationId, until }: Scope) {
  const rows = db
    .selectFrom('vehicleFiles')
    .where('vehicleFiles.vehicleId', 'is not', null)
    .where('vehicleFiles.expiresAt', '<=', until);
  return organizationId === null ? rows : rows.where('vehicleFiles.organizationId', '=', organizationId);
}

const lastServiceBefore = (until: number) => sql<number>`${until} - service_intervals.days::bigint * ${sql.lit(DAY)}`;

function selectServicesOf(db: Db, { organizationId }: Scope) {
  const rows = selectServices(db);
  return organizationId === null ? rows : rows.where('vehicleServices.organizationId', '=', organizationId);
}

/** Compares `lastServiceAt` instead of the due date, so that each interval uses the index on the last services. */
const selectByDays = (db: Db, scope: Scope) =>
  selectServicesOf(db, scope).where('vehicleServices.lastServiceAt', '<=', lastServiceBefore(scope.until));

/** Services that are due by kilometres or hours before they are due by days. */
const selectByMeters = (db: Db, scope: Scope) =>
  selectServicesOf(db, scope)
    .where(HAS_METERS)
    .where('vehicleServices.lastServiceAt', '>', lastServiceBefore(scope.until))
    .where(dueByMeters(scope.now), '<=', scope.until);

/** Selects vehicles with a document or service that expires by a time or has already expired. */
export const selectExpiringVehicleIds = (db: Db, scope: Scope) =>
  selectDocuments(db, scope)
    .select(sql<string>`vehicle_id`.as('vehicleId'))
    .union(selectByDays(db, scope).select('vehicleServices.vehicleId'))
    .union(selectByMeters(db, scope).select('vehicleServices.vehicleId'));

type Range = { page: number; limit: number };

const NO_NUMBER = sql<number | null>`null::double precision`;
const NO_COUNT = sql<number | null>`null::integer`;

const toItems = (rows: ReturnType<typeof selectServicesOf>, now: number) =>
  rows.select([
    'vehicleServices.vehicleId',
    sql<'document' | 'service'>`'service'`.as('what'),
    sql<VehicleFileKind>`null::text`.as('kind'),
    'serviceIntervals.name',
    serviceDueAt(now).as('at'),
    ...SERVICE_COLUMNS,
  ]);

const selectDocumentItems = (db: Db, scope: Scope) =>
  selectDocuments(db, scope).select([
    sql<string>`vehicle_id`.as('vehicleId'),
    sql<'document' | 'service'>`'document'`.as('what'),
    'kind',
    sql<string | null>`null::text`.as('name'),
    sql<number>`expires_at`.as('at'),
    sql<number>`0`.as('days'),
    NO_COUNT.as('km'),
    NO_COUNT.as('hours'),
    sql<number | null>`null::bigint`.as('lastServiceAt'),
    NO_NUMBER.as('odometer'),
    NO_NUMBER.as('engineHours'),
    NO_NUMBER.as('currentOdometer'),
    NO_NUMBER.as('currentHours'),
  ]);

/** Lists expired documents and services of own vehicles and those that expire by `until`, the earliest first. */
export async function listExpiringItems(
  db: Db,
  caller: Caller,
  { now, until }: { now: number; until: number },
  range: Range,
) {
  const scope = { organizationId: isRoot(caller) ? null : caller.organizationId, now, until };
  const items = selectDocumentItems(db, scope)
    .unionAll(toItems(selectByDays(db, scope), now))
    .unionAll(toItems(selectByMeters(db, scope), now));
  const rows = db
    .selectFrom(items.as('expiring'))
    .innerJoin('vehicles', 'vehicles.id', 'expiring.vehicleId')
    .selectAll('expiring')
    .select(['registrationPlate', sql<boolean>`${sql.ref('at')} <= ${now}`.as('isExpired')])
    .orderBy('at')
    .orderBy('registrationPlate')
    .orderBy('what')
    .orderBy('kind')
    .orderBy('name')
    .orderBy('vehicleId');
  const page = await paginate(rows, range);
  return { ...page, items: page.items.map((item) => ({ ...item, ...presentDue(item, now) })) };
}

/** A document was never serviced, so it has none. */
function presentDue(item: ServiceRecord, now: number) {
  const due = getServiceDue(item, now);
  return { by: due?.by ?? null, left: due?.left ?? null };
}
