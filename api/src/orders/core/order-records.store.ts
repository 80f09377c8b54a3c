import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Caller } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { ownedBy } from '../platform/scope.ts';

/** Orders that are through keep the trip that carried them, however it ended. */
export const CARRIED = ['delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered', 'billed'] as const;

/** People are shown by the name of their contact, else by their login. */
const personName = (db: Db, column: 'createdBy' | 'firstApprovalBy' | 'secondApprovalBy') =>
  db
    .selectFrom('users')
    .leftJoin('contacts', 'contacts.id', 'users.contactId')
    .select(sql<string>`coalesce(${sql.ref('contacts.name')}, ${sql.ref('users.login')})`.as('name'))
    .where('users.id', '=', sql.ref<string>(`orders.${column}`));

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
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('tripOrders')
          .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
          .select([
            'trips.id',
            'trips.number',
            'trips.stage',
            'trips.organizationId',
            'trips.driverId',
            'tripOrders.isLive',
          ])
          .whereRef('tripOrders.orderId', '=', 'orders.id')
          .where((on) => on.or([on('tripOrders.isLive', '=', true), on('orders.stage', 'in', CARRIED)]))
          .orderBy('tripOrders.isLive', 'desc')
          .orderBy('trips.createdAt', 'desc')
          .limit(1)
          .as('trip'),
      (join) => join.onTrue(),
    )
    .leftJoin('drivers', 'drivers.id', 'trip.driverId')
    .selectAll('orders')
    .select(({ exists, selectFrom, fn }) => [
      'orderTypes.name as orderType',
      'owner.name as organization',
      'partner.name as partner',
      'currencies.shortName as currency',
      'contracts.name as contract',
      'operations.name as operation',
      'operations.approver1Id',
      'operations.approver2Id',
      'trip.id as tripId',
      'trip.number as tripNumber',
      'trip.stage as tripStage',
      'trip.organizationId as tripOrganizationId',
      'trip.isLive as isTripLive',
      'drivers.contactId as driverContactId',
      exists(selectFrom('tripOrders as once').select('once.orderId').whereRef('once.orderId', '=', 'orders.id')).as(
        'wasInTrip',
      ),
      stopName(db, 'first').as('pickup'),
      stopName(db, 'last').as('drop'),
      selectFrom('orderStops')
        .select('arrivedAt')
        .whereRef('orderId', '=', 'orders.id')
        .where('position', '=', 0)
        .as('pickupArrivedAt'),
      sql<number>`${selectFrom('orderStops').select(fn.countAll().as('count')).whereRef('orderId', '=', 'orders.id').where('position', '>', 0).where('departedAt', 'is', null)}`.as(
        'openDrops',
      ),
      sql<number>`${selectFrom('orderCargoItems').select(fn.countAll().as('count')).whereRef('orderId', '=', 'orders.id').whereRef('deliveredQuantity', '<', 'quantity')}`.as(
        'missingItems',
      ),
      jsonArrayFrom(
        selectFrom('orderVehicleTypes')
          .innerJoin('vehicleTypes', 'vehicleTypes.id', 'orderVehicleTypes.vehicleTypeId')
          .select(['vehicleTypes.id', 'vehicleTypes.name'])
          .whereRef('orderVehicleTypes.orderId', '=', 'orders.id')
          .orderBy('vehicleTypes.name'),
      ).as('vehicleTypes'),
      personName(db, 'createdBy').as('createdByName'),
      personName(db, 'firstApprovalBy').as('firstApprovalName'),
      personName(db, 'secondApprovalBy').as('secondApprovalName'),
    ]);

export type OrderRecord = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** The orders with the names that show them, in the order of the ids. */
export async function orderRows(db: Db, ids: string[]): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db)
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** An organization sees its own orders, and those addressed to it once they are validated. */
export function orderVisibleTo(caller: Caller): Expression<SqlBool> {
  const { eb, and, or } = expressionBuilder<Tables, 'orders'>();
  return or([
    ownedBy(caller, 'orders'),
    and([eb('orders.partnerId', '=', caller.organizationId), eb('orders.validatedAt', 'is not', null)]),
  ]);
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

const lastTripOf = (tx: Db, orderId: string) =>
  tx
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
    .where('tripOrders.orderId', '=', orderId)
    .orderBy('isLive', 'desc')
    .orderBy('trips.createdAt', 'desc')
    .limit(1);

/**
 * Nobody else changes the order, its trip, nor who approves it, until the transaction ends. The trip comes first, as in what trips do
 * themselves: two who meet wait for each other in turn.
 * @param caller null: nobody, who sees all
 * @throws 409 when it came into another trip while we waited
 */
export async function lockOrder(tx: Db, caller: Caller | null, id: string): Promise<OrderRecord> {
  const trip = await lastTripOf(tx, id).select('trips.id').forUpdate('trips').executeTakeFirst();
  const orders = caller ? visible(tx, caller) : tx.selectFrom('orders').select('orders.id');
  const locked = await orders.select('operationId').where('orders.id', '=', id).forUpdate().executeTakeFirst();
  if (locked) await tx.selectFrom('operations').select('id').where('id', '=', locked.operationId).forShare().execute();
  const row = await rowOf(tx, locked);
  if (!row) throw notFound();
  if (row.tripId !== null && row.tripId !== trip?.id)
    throw conflict('stageChanged', 'Order was changed meanwhile', { from: row.stage });
  return row;
}
