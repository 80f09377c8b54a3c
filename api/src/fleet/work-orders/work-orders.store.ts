import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { NamedRef } from 'shared-contracts/common';
import type { WorkOrderQuery } from 'shared-contracts/fleet/work-orders';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const eb = expressionBuilder<Tables, 'workOrders'>();

const optionalRef = (id: string, name: string) =>
  sql<NamedRef | null>`case when ${sql.ref(id)} is not null then
    json_build_object('id', ${sql.ref(id)}, 'name', coalesce(${sql.ref(name)}, '')) end`;

const selectWorkOrders = (db: Db, caller: Caller) =>
  db
    .selectFrom('workOrders')
    .innerJoin('vehicles', 'vehicles.id', 'workOrders.vehicleId')
    .innerJoin('organizations', 'organizations.id', 'workOrders.organizationId')
    .leftJoin('contacts', 'contacts.id', 'workOrders.contactId')
    .leftJoin('serviceIntervals', 'serviceIntervals.id', 'workOrders.serviceIntervalId')
    .leftJoin('vehicleUnavailabilities as outOfService', 'outOfService.workOrderId', 'workOrders.id')
    .where(ownedBy(caller, 'workOrders'))
    .select(({ ref }) => [
      'workOrders.id',
      'workOrders.revision',
      'workOrders.number',
      'workOrders.kind',
      'workOrders.status',
      'workOrders.title',
      'workOrders.description',
      'workOrders.workshop',
      'workOrders.cost',
      'workOrders.currency',
      'workOrders.doneAt',
      'workOrders.odometer',
      'workOrders.engineHours',
      'workOrders.inspectionId',
      'workOrders.createdAt',
      'outOfService.fromAt as outFrom',
      'outOfService.toAt as outTo',
      jsonBuildObject({ id: ref('vehicles.id'), name: ref('vehicles.registrationPlate') }).as('vehicle'),
      jsonBuildObject({ id: ref('organizations.id'), name: ref('organizations.name') }).as('organization'),
      optionalRef('contacts.id', 'contacts.name').as('contact'),
      optionalRef('serviceIntervals.id', 'serviceIntervals.name').as('service'),
    ]);

export type WorkOrderRecord = Awaited<ReturnType<ReturnType<typeof selectWorkOrders>['execute']>>[number];

function toConditions({ status, kind, vehicleId, contactId, from, to }: WorkOrderQuery): Expression<SqlBool>[] {
  const conditions: [unknown, () => Expression<SqlBool>][] = [
    [status, () => eb('workOrders.status', 'in', status ?? [])],
    [kind, () => eb('workOrders.kind', '=', kind ?? 'fault')],
    [vehicleId, () => eb('workOrders.vehicleId', '=', vehicleId ?? '')],
    [contactId, () => eb('workOrders.contactId', '=', contactId ?? null)],
    [from, () => eb('workOrders.createdAt', '>=', from ?? 0)],
    [to, () => eb('workOrders.createdAt', '<=', to ?? 0)],
  ];
  return conditions.filter(([value]) => value !== undefined).map(([, toCondition]) => toCondition());
}

const SORT_COLUMNS = {
  number: 'workOrders.number',
  vehicle: 'vehicles.registrationPlate',
  outFrom: 'outOfService.fromAt',
  cost: 'workOrders.cost',
  createdAt: 'workOrders.createdAt',
} as const;

export function listWorkOrders(db: Db, caller: Caller, query: WorkOrderQuery) {
  const { column, direction } = parseSort(query.sort);
  return paginate(
    selectWorkOrders(db, caller)
      .where(eb.and(toConditions(query)))
      .where(
        matchesSearch(
          query.search,
          'workOrders.number',
          'workOrders.title',
          'workOrders.workshop',
          'contacts.name',
          'vehicles.registrationPlate',
        ),
      )
      .orderBy(SORT_COLUMNS[column], (order) => order[direction]().nullsLast())
      .orderBy('workOrders.id'),
    query,
  );
}

export const findWorkOrder = (db: Db, caller: Caller, id: string) =>
  selectWorkOrders(db, caller).where('workOrders.id', '=', id).executeTakeFirst();

export const listLines = (db: Db, workOrderId: string) =>
  db
    .selectFrom('workOrderLines')
    .select(['id', 'kind', 'description', 'quantity', 'unitPrice', 'amount'])
    .where('workOrderId', '=', workOrderId)
    .orderBy('position')
    .execute();
