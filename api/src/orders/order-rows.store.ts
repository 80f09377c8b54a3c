import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Caller } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { ownedBy } from '../platform/scope.ts';

/** Stages of a trip that is on the road. */
const ON_THE_ROAD = ['started', 'transit'] as const;

/** The name of an order's first or last stop; an order of one stop has no last one. */
const stopName = (db: Db, which: 'first' | 'last') =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select('locations.name')
    .where('orderStops.orderId', '=', sql.ref<string>('orders.id'))
    .where('orderStops.position', which === 'first' ? '=' : '>', 0)
    .orderBy('orderStops.position', 'desc')
    .limit(1);

const rowsOf = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('orderTypes', 'orderTypes.id', 'orders.orderTypeId')
    .innerJoin('organizations as owner', 'owner.id', 'orders.organizationId')
    .innerJoin('organizations as partner', 'partner.id', 'orders.partnerId')
    .innerJoin('contracts', 'contracts.id', 'orders.contractId')
    .innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
    .innerJoin('operations', 'operations.id', 'orders.operationId')
    .leftJoin('tripOrders', (join) => join.onRef('tripOrders.orderId', '=', 'orders.id').on('tripOrders.isLive', '=', true))
    .leftJoin('trips', 'trips.id', 'tripOrders.tripId')
    .leftJoin('drivers', 'drivers.id', 'trips.driverId')
    .selectAll('orders')
    .select(({ eb, exists, selectFrom }) => [
      'orderTypes.name as orderType', 'owner.name as organization', 'partner.name as partner', 'currencies.shortName as currency', 'contracts.name as contract',
      'operations.name as operation', 'operations.approver1Id', 'operations.approver2Id', 'trips.id as tripId', 'trips.organizationId as tripOrganizationId',
      'drivers.contactId as driverContactId',
      eb('trips.stage', 'in', ON_THE_ROAD).as('isTripStarted'),
      exists(selectFrom('tripOrders as once').select('once.orderId').whereRef('once.orderId', '=', 'orders.id')).as('wasInTrip'),
      stopName(db, 'first').as('pickup'),
      stopName(db, 'last').as('drop'),
    ]);

export type OrderRecord = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** The orders with the names that show them, in the order of the ids. */
export async function orderRows(db: Db, ids: string[]): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db).where('orders.id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** An organization sees its own orders, and those addressed to it once they are validated. */
export function orderVisibleTo(caller: Caller): Expression<SqlBool> {
  const { eb, and, or } = expressionBuilder<Tables, 'orders'>();
  return or([ownedBy(caller, 'orders'), and([eb('orders.partnerId', '=', caller.organizationId), eb('orders.validatedAt', 'is not', null)])]);
}

const visible = (db: Db, caller: Caller) => db.selectFrom('orders').select('orders.id').where(orderVisibleTo(caller));

async function rowOf(db: Db, found: { id: string } | undefined) {
  const [row] = found ? await orderRows(db, [found.id]) : [];
  return row;
}

export async function findOrder(db: Db, caller: Caller, id: string): Promise<OrderRecord> {
  const row = await rowOf(db, await visible(db, caller).where('orders.id', '=', id).executeTakeFirst());
  if (!row) throw notFound();
  return row;
}

/** Nobody else changes the order, nor who approves it, until the transaction ends. */
export async function lockOrder(tx: Db, caller: Caller, id: string): Promise<OrderRecord> {
  const locked = await visible(tx, caller).select('operationId').where('orders.id', '=', id).forUpdate().executeTakeFirst();
  if (locked) await tx.selectFrom('operations').select('id').where('id', '=', locked.operationId).forShare().execute();
  const row = await rowOf(tx, locked);
  if (!row) throw notFound();
  return row;
}
