import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import { personName } from '../../platform/access/person-name.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { ORDER_COLUMNS } from './order-columns.store.ts';
import { jsonList, stopKind, stopWindowTo } from './stop-columns.store.ts';

/** Stages in which an order still shows the trip that carried it, although the trip is no longer live. */
export const CARRIED_STAGES = [
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'billed',
] as const;

/** Orders the trips of an order that changed vehicle at hubs: the last one has the greatest value. */
export const hasTakenOver = sql<number>`(
  select coalesce(max(order_transfers.stop_position), -1) from order_transfers
  where order_transfers.order_id = ${sql.ref('tripOrders.orderId')}
    and order_transfers.to_trip_id = ${sql.ref('tripOrders.tripId')} and order_transfers.transferred_at is not null)`;

const selectPersonName = (db: Db, column: 'createdBy' | 'firstApprovalBy' | 'secondApprovalBy') =>
  db
    .selectFrom('users')
    .select(personName().as('name'))
    .where('users.id', '=', sql.ref<string>(`orders.${column}`));

type NamedRef = { id: string; name: string };
type RecordStop = {
  /** The name of the location. */
  name: string;
  kind: StopKind;
  windowTo: number | null;
  arrivedAt: number | null;
  departedAt: number | null;
  /** The order changes vehicle here. */
  isTransfer: boolean;
};

const selectOrderRecords = (db: Db) =>
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
          .where((on) => on.or([on('tripOrders.isLive', '=', true), on('orders.stage', 'in', CARRIED_STAGES)]))
          .orderBy('tripOrders.isLive', 'desc')
          .orderBy(hasTakenOver, 'desc')
          .orderBy('trips.createdAt', 'desc')
          .limit(1)
          .as('trip'),
      (join) => join.onTrue(),
    )
    .leftJoin('drivers', 'drivers.id', 'trip.driverId')
    .select(ORDER_COLUMNS)
    .select(({ exists, selectFrom, fn }) => [
      'orderTypes.name as orderType',
      'owner.name as organization',
      'owner.code as organizationCode',
      'partner.name as partner',
      'currencies.shortName as currency',
      'contracts.name as contract',
      'operations.name as operation',
      'operations.approver1Id',
      'operations.approver2Id',
      'operations.acceptanceMinutes',
      'operations.feasibility',
      'trip.id as tripId',
      'trip.number as tripNumber',
      'trip.stage as tripStage',
      'trip.organizationId as tripOrganizationId',
      'trip.isLive as isTripLive',
      'drivers.contactId as driverContactId',
      exists(
        selectFrom('tripOrders as anyTrip').select('anyTrip.orderId').whereRef('anyTrip.orderId', '=', 'orders.id'),
      ).as('wasInTrip'),
      // Without a join, the stops come in the order of their key.
      sql<RecordStop[]>`${selectFrom('orderStops')
        .select((eb) =>
          jsonList(
            jsonBuildObject({
              name: eb
                .selectFrom('locations')
                .select('locations.name')
                .whereRef('locations.id', '=', 'orderStops.locationId')
                .$asScalar()
                .$notNull(),
              kind: stopKind,
              windowTo: stopWindowTo,
              arrivedAt: eb.ref('orderStops.arrivedAt'),
              departedAt: eb.ref('orderStops.departedAt'),
              isTransfer: eb.ref('orderStops.isTransfer'),
            }),
            'orderStops.position',
          ).as('stops'),
        )
        .whereRef('orderStops.orderId', '=', 'orders.id')}`.as('stops'),
      sql<number>`${selectFrom('orderCargoItems')
        .select(fn.countAll().as('count'))
        .whereRef('orderId', '=', 'orders.id')
        .whereRef('deliveredQuantity', '<', 'quantity')}`.as('missingItems'),
      sql<NamedRef[]>`${selectFrom('orderVehicleTypes')
        .innerJoin('vehicleTypes', 'vehicleTypes.id', 'orderVehicleTypes.vehicleTypeId')
        .select((eb) =>
          jsonList(
            jsonBuildObject({ id: eb.ref('vehicleTypes.id'), name: eb.ref('vehicleTypes.name') }),
            'vehicleTypes.name',
          ).as('list'),
        )
        .whereRef('orderVehicleTypes.orderId', '=', 'orders.id')}`.as('vehicleTypes'),
      selectPersonName(db, 'createdBy').as('createdByName'),
      selectPersonName(db, 'firstApprovalBy').as('firstApprovalName'),
      selectPersonName(db, 'secondApprovalBy').as('secondApprovalName'),
    ]);

type SelectedOrder = Awaited<ReturnType<ReturnType<typeof selectOrderRecords>['execute']>>[number];
/** `pickup`, `drop`: the names of the first and the last stop; an order with one stop has no last stop. */
export type OrderRecord = SelectedOrder & { pickup: string | null; drop: string | null };

/** Adds to the row itself: a copy of so many columns costs more than all else here. */
const withEnds = (row: SelectedOrder): OrderRecord =>
  Object.assign(row, {
    pickup: row.stops[0]?.name ?? null,
    drop: row.stops.length > 1 ? (row.stops.at(-1)?.name ?? null) : null,
  });

const selectOrdersById = compileOnce(['ids'], (db, { ids }: { ids: readonly string[] }) =>
  selectOrderRecords(db).where('orders.id', '=', sql<string>`any(${ids}::uuid[])`),
);

/** Compares with `=`: PostgreSQL would plan again for every array with a single id. */
const selectOrderById = compileOnce(['id'], (db, { id }: { id: string }) =>
  selectOrderRecords(db).where('orders.id', '=', id),
);

/** Loads orders with the names of what they refer to, in the order of the ids. */
export async function findOrderRecords(db: Db, ids: string[]): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectOrdersById(db, { ids });
  const byId = new Map(rows.map((row) => [row.id, withEnds(row)]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Callers see the orders of their organization, and as the partner those that are validated. */
export function orderVisibleTo(caller: Pick<Caller, 'role' | 'organizationId'>): Expression<SqlBool> {
  const { eb, and, or } = expressionBuilder<Tables, 'orders'>();
  return or([
    ownedBy(caller, 'orders'),
    and([eb('orders.partnerId', '=', caller.organizationId), eb('orders.validatedAt', 'is not', null)]),
  ]);
}

const selectVisibleOrders = (db: Db, caller: Caller) =>
  db.selectFrom('orders').select('orders.id').where(orderVisibleTo(caller));

/** Separate queries for root, who sees everything, and for other users. */
const VISIBLE_ORDER = { root: selectVisibleOrder('root'), user: selectVisibleOrder('user') };

function selectVisibleOrder(role: 'root' | 'user') {
  return compileOnce(['id', 'organizationId'], (db, { id, organizationId }: { id: string; organizationId: string }) =>
    selectOrderRecords(db).where(orderVisibleTo({ role, organizationId })).where('orders.id', '=', id),
  );
}

export async function findOrder(db: Db, caller: Caller, id: string): Promise<OrderRecord> {
  const { organizationId } = caller;
  const [row] = await VISIBLE_ORDER[isRoot(caller) ? 'root' : 'user'](db, { id, organizationId });
  if (!row) throw notFound();
  return withEnds(row);
}

const selectLastTrip = (tx: Db, orderId: string) =>
  tx
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
    .where('tripOrders.orderId', '=', orderId)
    .orderBy('isLive', 'desc')
    .orderBy(hasTakenOver, 'desc')
    .orderBy('trips.createdAt', 'desc')
    .limit(1);

/**
 * Locks an order, its trip and its approvers until the transaction ends. Locks the trip first, as every change of a
 * trip does, to avoid deadlocks.
 * @param caller null: the system, which sees all orders
 * @throws 404; 409 when the order joined another trip while this call waited for the lock
 */
export async function lockOrder(tx: Db, caller: Caller | null, id: string): Promise<OrderRecord> {
  const trip = await selectLastTrip(tx, id).select('trips.id').forUpdate('trips').executeTakeFirst();
  const orders = caller ? selectVisibleOrders(tx, caller) : tx.selectFrom('orders').select('orders.id');
  const locked = await orders.select('operationId').where('orders.id', '=', id).forUpdate().executeTakeFirst();
  if (locked) await tx.selectFrom('operations').select('id').where('id', '=', locked.operationId).forShare().execute();
  const [selected] = locked ? await selectOrderById(tx, { id: locked.id }) : [];
  if (!selected) throw notFound();
  const row = withEnds(selected);
  if (row.tripId !== null && row.tripId !== trip?.id)
    throw conflict('stageChanged', 'Order has changed in the meantime', {
      record: row.number,
      of: 'order',
      stage: row.stage,
      from: row.stage,
    });
  return row;
}
