import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { NamedRef } from 'shared-contracts/common';
import type { InspectionQuery } from 'shared-contracts/fleet/inspections';
import type { InspectionItemCode } from 'shared-contracts/values/fleet/inspections';
import { matchesPerson, personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const eb = expressionBuilder<Tables, 'inspections'>();

const DEFECTS = sql<string[]>`coalesce((
  select json_agg(name order by position) from inspection_items
  where inspection_id = inspections.id and is_defect), '[]')`;
const DEFECTIVE_ITEMS = sql<{ code: InspectionItemCode | null; name: string }[]>`(
  select coalesce(json_agg(json_build_object('code', code, 'name', name) order by position), '[]') from inspection_items
  where inspection_id = inspections.id and is_defect)`;
const WORK_ORDER = sql<NamedRef | null>`(
  select json_build_object('id', id, 'name', number) from work_orders
  where inspection_id = inspections.id order by created_at desc, number desc limit 1)`;
/** The trips of others have no number here. */
const TRIP = sql<NamedRef | null>`(
  select json_build_object('id', id, 'name', number) from trips
  where trips.id = inspections.trip_id and trips.organization_id = inspections.organization_id)`;

const selectInspections = (db: Db, caller: Caller) =>
  db
    .selectFrom('inspections')
    .innerJoin('vehicles', 'vehicles.id', 'inspections.vehicleId')
    .innerJoin('users', 'users.id', 'inspections.createdBy')
    .where(ownedBy(caller, 'inspections'))
    .select(({ ref }) => [
      'inspections.id',
      'inspections.kind',
      'inspections.hasDefects',
      'inspections.occurredAt',
      jsonBuildObject({ id: ref('vehicles.id'), name: ref('vehicles.registrationPlate') }).as('vehicle'),
      jsonBuildObject({
        id: ref('users.id'),
        name: personName(),
      }).as('driver'),
      TRIP.as('trip'),
      DEFECTS.as('defects'),
      DEFECTIVE_ITEMS.as('defectiveItems'),
      WORK_ORDER.as('workOrder'),
    ]);

export type InspectionRecord = Awaited<ReturnType<ReturnType<typeof selectInspections>['execute']>>[number];

function toConditions({ kind, hasDefects, vehicleId, from, to }: InspectionQuery): Expression<SqlBool>[] {
  const conditions: [unknown, () => Expression<SqlBool>][] = [
    [kind, () => eb('inspections.kind', '=', kind ?? 'before')],
    [hasDefects, () => eb('inspections.hasDefects', '=', hasDefects ?? true)],
    [vehicleId, () => eb('inspections.vehicleId', '=', vehicleId ?? '')],
    [from, () => eb('inspections.occurredAt', '>=', from ?? 0)],
    [to, () => eb('inspections.occurredAt', '<=', to ?? 0)],
  ];
  return conditions.filter(([value]) => value !== undefined).map(([, toCondition]) => toCondition());
}

const SORT_COLUMNS = { occurredAt: 'inspections.occurredAt', vehicle: 'vehicles.registrationPlate' } as const;

export function listInspections(db: Db, caller: Caller, query: InspectionQuery) {
  const { column, direction } = parseSort<keyof typeof SORT_COLUMNS>(query.sort);
  return paginate(
    selectInspections(db, caller)
      .where(eb.and(toConditions(query)))
      .where(eb.or([matchesSearch(query.search, 'vehicles.registrationPlate'), matchesPerson(query.search)]))
      .orderBy(SORT_COLUMNS[column], direction)
      .orderBy('inspections.id'),
    query,
  );
}

export const findInspection = (db: Db, caller: Caller, id: string) =>
  selectInspections(db, caller).where('inspections.id', '=', id).executeTakeFirst();

export const listItems = (db: Db, inspectionId: string) =>
  db
    .selectFrom('inspectionItems')
    .select(['id', 'inspectionId', 'code', 'name', 'isDefect', 'note', 'fileId', 'thumbnailId'])
    .where('inspectionId', '=', inspectionId)
    .orderBy('position')
    .execute();

export const findItem = (db: Db, inspectionId: string, id: string) =>
  db
    .selectFrom('inspectionItems')
    .select(['fileId', 'thumbnailId'])
    .where('inspectionId', '=', inspectionId)
    .where('id', '=', id)
    .executeTakeFirst();
