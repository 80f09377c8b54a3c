import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { OrderInput } from 'shared-contracts/orders/orders';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { LoadItem } from './order-load.rules.ts';
import { explicitItems, type OrderRelations } from './order-relations.store.ts';
import type { OrderRecord } from './order-records.store.ts';

type OrderChildren = Pick<OrderInput, 'stops' | 'cargoItems' | 'vehicleTypeIds' | 'notificationContactIds'>;

/** Inserts the stops, cargo items, vehicle types and contacts of several orders, with one statement per table. */
async function insertChildren(tx: Db, orders: readonly { id: string; input: OrderChildren }[]) {
  const rows = <Row>(rowsOf: (input: OrderChildren) => Row[]) =>
    orders.flatMap(({ id: orderId, input }) => rowsOf(input).map((row) => ({ orderId, ...row })));
  const stops = rows(({ stops: orderStops }) =>
    orderStops.map(({ items: _i, ...stop }, position) => ({ position, ...stop })),
  );
  const stopItems = rows(({ stops: orderStops }) =>
    orderStops.flatMap(({ items }, stopPosition) =>
      (items ?? []).map(({ item, quantity }) => ({ stopPosition, itemPosition: item, quantity })),
    ),
  );
  const cargoItems = rows(({ cargoItems: items }) => items.map((item, position) => ({ position, ...item })));
  const vehicleTypes = rows(({ vehicleTypeIds }) => vehicleTypeIds.map((vehicleTypeId) => ({ vehicleTypeId })));
  const contacts = rows(({ notificationContactIds }) => notificationContactIds.map((contactId) => ({ contactId })));
  if (stops.length > 0) await tx.insertInto('orderStops').values(stops).execute();
  if (cargoItems.length > 0) await tx.insertInto('orderCargoItems').values(cargoItems).execute();
  if (stopItems.length > 0) await tx.insertInto('orderStopItems').values(stopItems).execute();
  if (vehicleTypes.length > 0) await tx.insertInto('orderVehicleTypes').values(vehicleTypes).execute();
  if (contacts.length > 0) await tx.insertInto('orderNotificationContacts').values(contacts).execute();
}

async function deleteChildren(tx: Db, orderId: string) {
  for (const table of ['orderStops', 'orderCargoItems', 'orderVehicleTypes', 'orderNotificationContacts'] as const) {
    await tx.deleteFrom(table).where('orderId', '=', orderId).execute();
  }
}

const toColumns = ({
  stops: _s,
  cargoItems: _c,
  vehicleTypeIds: _v,
  notificationContactIds: _n,
  services,
  ...columns
}: OrderInput) => ({ ...columns, services: JSON.stringify(services ?? []) });

/** Columns that are computed from the input whenever it is saved. */
export type ComputedColumns = Pick<
  Updateable<Tables['orders']>,
  | 'predictedDistance'
  | 'predictedCost'
  | 'isDistanceEstimated'
  | 'totalWeight'
  | 'totalSpace'
  | 'totalPalletPlaces'
  | 'totalLoadingMeters'
>;
type InitialColumns = Pick<
  Insertable<Tables['orders']>,
  'organizationId' | 'number' | 'createdBy' | 'createdAt' | 'stageChangedAt'
>;

type NewOrder = { initial: InitialColumns; input: OrderInput; computed: ComputedColumns };

/** Returns the new ids, in the order of `orders`. */
export async function insertOrders(tx: Db, orders: readonly NewOrder[]): Promise<string[]> {
  const rows = orders.map(({ initial, input, computed }) => ({
    ...toColumns(input),
    ...computed,
    ...initial,
    id: randomUUID(),
  }));
  if (rows.length > 0) await tx.insertInto('orders').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  await insertChildren(
    tx,
    orders.map(({ input }, i) => ({ id: ids[i] ?? '', input })),
  );
  return ids;
}

const NO_AGREEMENT = { agreedPrice: null, handshakeState: null, handshakeReason: null } as const;

/** @param hasAgreement whether the partner's agreement still holds */
export async function updateOrderRow(
  tx: Db,
  id: string,
  input: OrderInput,
  { hasAgreement, ...computed }: ComputedColumns & { hasAgreement: boolean },
) {
  await tx
    .updateTable('orders')
    .set({ ...toColumns(input), ...computed, ...(!hasAgreement && NO_AGREEMENT) })
    .where('id', '=', id)
    .execute();
  await deleteChildren(tx, id);
  await insertChildren(tx, [{ id, input }]);
}

/** Restores the input that an order was saved from. */
export const toOrderInput = (
  row: OrderRecord,
  { stops, cargoItems, notificationContacts }: OrderRelations,
): OrderInput => ({
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
  services: row.services,
  cargoItems: cargoItems.map(({ packNumber, cargoId, quantity }) => ({ packNumber, cargoId, quantity })),
  stops: stops
    .filter(({ isTransfer }) => !isTransfer)
    .map((stop) => ({
      locationId: stop.locationId,
      contactId: stop.contactId,
      kind: stop.kind,
      windowFrom: stop.windowFrom,
      windowTo: stop.windowTo,
      handlingMinutes: stop.handlingMinutes,
      instructions: stop.instructions,
      reference: stop.reference,
      items: explicitItems(stop.items),
    })),
});

export const NOT_ARCHIVED = { isArchived: false, archivedAt: null };

export const setArchived = (tx: Db, id: string, archivedAt: number | null) =>
  tx
    .updateTable('orders')
    .set({ isArchived: archivedAt !== null, archivedAt })
    .where('id', '=', id)
    .execute();

/** @param stageChangedAt unix seconds */
export const updateOrderStage = (
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

/** Adds an order to a live trip, even if it has left that trip before. */
export const joinTrip = (tx: Db, tripId: string, orderId: string) =>
  tx
    .insertInto('tripOrders')
    .values({ tripId, orderId })
    .onConflict((row) => row.columns(['tripId', 'orderId']).doUpdateSet({ isLive: true }))
    .execute();

export const deleteOrderRow = (tx: Db, id: string) => tx.deleteFrom('orders').where('id', '=', id).execute();

/** Columns from which the load of a piece is computed. */
export const PIECE_COLUMNS = [
  'weight',
  'effectiveSpace',
  'actualSpace',
  'width',
  'height',
  'length',
  'palletPlaces',
  'stackLayers',
] as const;

/** Loads the measures of the cargo items of several orders, in one query. */
export async function findLoadItems(db: Db, orders: readonly Pick<OrderInput, 'cargoItems'>[]): Promise<LoadItem[][]> {
  const ids = [...new Set(orders.flatMap(({ cargoItems }) => cargoItems.map(({ cargoId }) => cargoId)))];
  const cargos =
    ids.length === 0
      ? []
      : await db
          .selectFrom('cargos')
          .select(['id', ...PIECE_COLUMNS])
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

export const findSubmissionContract = (db: Db, id: string) =>
  db
    .selectFrom('contracts')
    .select(['organizationId', 'partnerId', 'isDisabled', 'confirmation', 'expireDate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
