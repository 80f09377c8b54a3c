import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { OrderInput } from 'shared-contracts/orders';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { Db, Tables } from '../platform/database.ts';
import type { LoadItem } from './load.rules.ts';
import type { OrderParts } from './order-parts.store.ts';
import type { OrderRecord } from './order-rows.store.ts';

type Lists = Pick<OrderInput, 'stops' | 'cargoItems' | 'vehicleTypeIds' | 'notificationContactIds'>;

type Listed = { id: string; input: Lists };

/** The lists of several orders, each kind in one statement. */
async function insertLists(tx: Db, orders: readonly Listed[]) {
  const rows = <Row>(rowsOf: (input: Lists) => Row[]) =>
    orders.flatMap(({ id: orderId, input }) => rowsOf(input).map((row) => ({ orderId, ...row })));
  const stops = rows(({ stops: all }) => all.map((stop, position) => ({ position, ...stop })));
  const cargoItems = rows(({ cargoItems: all }) => all.map((item, position) => ({ position, ...item })));
  const vehicleTypes = rows(({ vehicleTypeIds }) => vehicleTypeIds.map((vehicleTypeId) => ({ vehicleTypeId })));
  const contacts = rows(({ notificationContactIds }) => notificationContactIds.map((contactId) => ({ contactId })));
  if (stops.length > 0) await tx.insertInto('orderStops').values(stops).execute();
  if (cargoItems.length > 0) await tx.insertInto('orderCargoItems').values(cargoItems).execute();
  if (vehicleTypes.length > 0) await tx.insertInto('orderVehicleTypes').values(vehicleTypes).execute();
  if (contacts.length > 0) await tx.insertInto('orderNotificationContacts').values(contacts).execute();
}

async function deleteLists(tx: Db, orderId: string) {
  for (const table of ['orderStops', 'orderCargoItems', 'orderVehicleTypes', 'orderNotificationContacts'] as const) {
    await tx.deleteFrom(table).where('orderId', '=', orderId).execute();
  }
}

/** What the columns hold of an input beside its lists. */
const columnsOf = ({
  stops: _s,
  cargoItems: _c,
  vehicleTypeIds: _v,
  notificationContactIds: _n,
  ...columns
}: OrderInput) => columns;

/** What is computed from an input when it is saved. */
export type Computed = Pick<
  Updateable<Tables['orders']>,
  'predictedDistance' | 'predictedCost' | 'isDistanceEstimated' | 'totalWeight' | 'totalSpace'
>;
export type Origin = Pick<
  Insertable<Tables['orders']>,
  'organizationId' | 'number' | 'createdBy' | 'createdAt' | 'stageChangedAt'
>;

type NewOrder = { origin: Origin; input: OrderInput; computed: Computed };

/** @returns their ids, in the order given */
export async function insertOrders(tx: Db, orders: readonly NewOrder[]): Promise<string[]> {
  const rows = orders.map(({ origin, input, computed }) => ({
    ...columnsOf(input),
    ...computed,
    ...origin,
    id: randomUUID(),
  }));
  if (rows.length > 0) await tx.insertInto('orders').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  await insertLists(
    tx,
    orders.map(({ input }, i) => ({ id: ids[i] ?? '', input })),
  );
  return ids;
}

export async function rewriteOrder(tx: Db, id: string, input: OrderInput, computed: Computed) {
  await tx
    .updateTable('orders')
    .set({ ...columnsOf(input), ...computed })
    .where('id', '=', id)
    .execute();
  await deleteLists(tx, id);
  await insertLists(tx, [{ id, input }]);
}

/** The input that an order was saved with. */
export const inputOf = (row: OrderRecord, { stops, cargoItems, notificationContacts }: OrderParts): OrderInput => ({
  reference: row.reference,
  orderTypeId: row.orderTypeId,
  partnerId: row.partnerId,
  contractId: row.contractId,
  operationId: row.operationId,
  vehicleTypeIds: row.vehicleTypes.map(({ id }) => id),
  isFlexible: row.isFlexible,
  isBackhaul: row.isBackhaul,
  notificationContactIds: notificationContacts.map(({ id }) => id),
  description: row.description,
  pickupFrom: row.pickupFrom,
  pickupTo: row.pickupTo,
  deliveryFrom: row.deliveryFrom,
  deliveryTo: row.deliveryTo,
  cutoffOption: row.cutoffOption,
  cutoffFrom: row.cutoffFrom,
  cutoffTo: row.cutoffTo,
  loadingMinutes: row.loadingMinutes,
  unloadingMinutes: row.unloadingMinutes,
  cargoItems: cargoItems.map(({ packNumber, cargoId, quantity }) => ({ packNumber, cargoId, quantity })),
  stops: stops.map(({ locationId, contactId }) => ({ locationId, contactId })),
});

export const OUT_OF_ARCHIVE = { isArchived: false, archivedAt: null };

export const setArchived = (tx: Db, id: string, archivedAt: number | null) =>
  tx
    .updateTable('orders')
    .set({ isArchived: archivedAt !== null, archivedAt })
    .where('id', '=', id)
    .execute();

/** @param stageChangedAt unix seconds */
export const updateStage = (
  tx: Db,
  id: string,
  changes: Updateable<Tables['orders']> & { stage: OrderStage; stageChangedAt: number },
) => tx.updateTable('orders').set(changes).where('id', '=', id).execute();

export const leaveLiveTrip = (tx: Db, orderId: string) =>
  tx
    .updateTable('tripOrders')
    .set({ isLive: false })
    .where('orderId', '=', orderId)
    .where('isLive', '=', true)
    .execute();

/** The order is in a live trip from now on; it may have been in the same one before. */
export const joinTrip = (tx: Db, tripId: string, orderId: string) =>
  tx
    .insertInto('tripOrders')
    .values({ tripId, orderId })
    .onConflict((row) => row.columns(['tripId', 'orderId']).doUpdateSet({ isLive: true }))
    .execute();

export const deleteOrder = (tx: Db, id: string) => tx.deleteFrom('orders').where('id', '=', id).execute();

/** The measures of the cargo that the items of each of several orders name. */
export async function loadItems(db: Db, orders: readonly Pick<OrderInput, 'cargoItems'>[]): Promise<LoadItem[][]> {
  const ids = [...new Set(orders.flatMap(({ cargoItems }) => cargoItems.map(({ cargoId }) => cargoId)))];
  const cargos =
    ids.length === 0
      ? []
      : await db
          .selectFrom('cargos')
          .select(['id', 'weight', 'effectiveSpace', 'actualSpace', 'width', 'height', 'length'])
          .where('id', '=', sql<string>`any(${ids}::uuid[])`)
          .execute();
  const measures = new Map(cargos.map((cargo) => [cargo.id, cargo]));
  return orders.map(({ cargoItems }) =>
    cargoItems.flatMap(({ cargoId, quantity }) => {
      const cargo = measures.get(cargoId.toLowerCase());
      return cargo ? [{ ...cargo, quantity }] : [];
    }),
  );
}

export const contractOf = (db: Db, id: string) =>
  db
    .selectFrom('contracts')
    .select(['organizationId', 'partnerId', 'isDisabled', 'confirmation', 'expireDate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
