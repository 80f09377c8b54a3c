import { sql } from 'kysely';
import { DAY } from 'shared-contracts/values/time';
import type { VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';

const dueAt = sql<number>`${sql.ref('vehicleServices.lastServiceAt')} + ${sql.ref('serviceIntervals.days')}::bigint * ${sql.lit(DAY)}`;

/** @param organizationId null for all organizations */
function selectDocuments(db: Db, organizationId: string | null, until: number) {
  const rows = db
    .selectFrom('vehicleFiles')
    .where('vehicleFiles.vehicleId', 'is not', null)
    .where('vehicleFiles.expiresAt', '<=', until);
  return organizationId === null ? rows : rows.where('vehicleFiles.organizationId', '=', organizationId);
}

/** Compares `lastServiceAt` instead of `dueAt`, so that each interval uses the index on the last services. */
function selectServices(db: Db, organizationId: string | null, until: number) {
  const rows = db
    .selectFrom('serviceIntervals')
    .innerJoin('vehicleServices', 'vehicleServices.serviceIntervalId', 'serviceIntervals.id')
    .where(
      'vehicleServices.lastServiceAt',
      '<=',
      sql<number>`${until} - ${sql.ref('serviceIntervals.days')}::bigint * ${sql.lit(DAY)}`,
    );
  return organizationId === null ? rows : rows.where('vehicleServices.organizationId', '=', organizationId);
}

/** Selects vehicles with a document or service that expires by a time or has already expired. */
export const selectExpiringVehicleIds = (db: Db, organizationId: string | null, until: number) =>
  selectDocuments(db, organizationId, until)
    .select(sql<string>`vehicle_id`.as('vehicleId'))
    .union(selectServices(db, organizationId, until).select('vehicleServices.vehicleId'));

type Range = { page: number; limit: number };

/** Lists expired documents and services of own vehicles and those that expire by `until`, the earliest first. */
export function listExpiringItems(
  db: Db,
  caller: Caller,
  { now, until }: { now: number; until: number },
  range: Range,
) {
  const organizationId = isRoot(caller) ? null : caller.organizationId;
  const items = selectDocuments(db, organizationId, until)
    .select([
      sql<string>`vehicle_id`.as('vehicleId'),
      sql<'document' | 'service'>`'document'`.as('what'),
      'kind',
      sql<string | null>`null::text`.as('name'),
      sql<number>`expires_at`.as('at'),
    ])
    .unionAll(
      selectServices(db, organizationId, until).select([
        'vehicleServices.vehicleId',
        sql<'document' | 'service'>`'service'`.as('what'),
        sql<VehicleFileKind>`null::text`.as('kind'),
        'serviceIntervals.name',
        dueAt.as('at'),
      ]),
    );
  const rows = db
    .selectFrom(items.as('expiring'))
    .innerJoin('vehicles', 'vehicles.id', 'expiring.vehicleId')
    .select([
      'vehicleId',
      'registrationPlate',
      'what',
      sql<VehicleFileKind | null>`kind`.as('kind'),
      'name',
      'at',
      sql<boolean>`${sql.ref('at')} <= ${now}`.as('isExpired'),
    ])
    .orderBy('at')
    .orderBy('registrationPlate')
    .orderBy('what')
    .orderBy('kind')
    .orderBy('name')
    .orderBy('vehicleId');
  return paginate(rows, range);
}
