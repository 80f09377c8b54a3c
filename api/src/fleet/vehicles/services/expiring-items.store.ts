import { sql } from 'kysely';
import type { FileKind } from 'shared-contracts/vehicles';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';

const DAY = 86_400;

const dueAt = sql<number>`${sql.ref('vehicleServices.lastServiceAt')} + ${sql.ref('serviceIntervals.days')}::bigint * ${sql.lit(DAY)}`;

/** @param whose null: everybody's */
function documents(db: Db, whose: string | null, until: number) {
  const rows = db
    .selectFrom('vehicleFiles')
    .where('vehicleFiles.vehicleId', 'is not', null)
    .where('vehicleFiles.expiresAt', '<=', until);
  return whose === null ? rows : rows.where('vehicleFiles.organizationId', '=', whose);
}

/** Services that are due by then, each interval over the index of its own last services. */
function services(db: Db, whose: string | null, until: number) {
  const rows = db
    .selectFrom('serviceIntervals')
    .innerJoin('vehicleServices', 'vehicleServices.serviceIntervalId', 'serviceIntervals.id')
    .where(
      'vehicleServices.lastServiceAt',
      '<=',
      sql<number>`${until} - ${sql.ref('serviceIntervals.days')}::bigint * ${sql.lit(DAY)}`,
    );
  return whose === null ? rows : rows.where('vehicleServices.organizationId', '=', whose);
}

/** Vehicles of which a document or a service has expired or does so by a time. */
export const expiringIds = (db: Db, whose: string | null, until: number) =>
  documents(db, whose, until)
    .select(sql<string>`vehicle_id`.as('vehicleId'))
    .union(services(db, whose, until).select('vehicleServices.vehicleId'));

type Range = { page: number; limit: number };

/** Documents and services of one's own vehicles that have expired or do so by then, the soonest first. Times are unix seconds. */
export function listExpiring(db: Db, caller: Caller, { now, until }: { now: number; until: number }, range: Range) {
  const whose = isRoot(caller) ? null : caller.organizationId;
  const all = documents(db, whose, until)
    .select([
      sql<string>`vehicle_id`.as('vehicleId'),
      sql<'document' | 'service'>`'document'`.as('what'),
      'kind',
      sql<string | null>`null::text`.as('name'),
      sql<number>`expires_at`.as('at'),
    ])
    .unionAll(
      services(db, whose, until).select([
        'vehicleServices.vehicleId',
        sql<'document' | 'service'>`'service'`.as('what'),
        sql<FileKind>`null::text`.as('kind'),
        'serviceIntervals.name',
        dueAt.as('at'),
      ]),
    );
  const rows = db
    .selectFrom(all.as('expiring'))
    .innerJoin('vehicles', 'vehicles.id', 'expiring.vehicleId')
    .select([
      'vehicleId',
      'registrationPlate',
      'what',
      sql<FileKind | null>`kind`.as('kind'),
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
  return paged(rows, range);
}
