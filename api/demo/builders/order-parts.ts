import type { Context } from './context.ts';

export type OrderParts = {
  stops: { locationId: string; contactId?: string | null }[];
  cargoItems: { cargoId: string; quantity: number; packNumber?: string | null }[];
  vehicleTypeIds: string[];
  notificationContactIds: string[];
};

/** Weight in kg and space in CBM of an order's cargo. */
export async function loadOf({ db }: Context, items: OrderParts['cargoItems']) {
  const ids = items.map(({ cargoId }) => cargoId);
  const cargos = ids.length === 0 ? [] : await db.selectFrom('cargos').select(['id', 'weight', 'effectiveSpace']).where('id', 'in', ids).execute();
  const sum = (of: 'weight' | 'effectiveSpace') =>
    items.reduce((total, { cargoId, quantity }) => total + quantity * Number(cargos.find(({ id }) => id === cargoId)?.[of] ?? 0), 0).toFixed(3);
  return { totalWeight: sum('weight'), totalSpace: sum('effectiveSpace') };
}

export async function insertOrderParts({ db }: Context, orderId: string, { stops, cargoItems, vehicleTypeIds, notificationContactIds }: OrderParts) {
  if (stops.length > 0) await db.insertInto('orderStops').values(stops.map((stop, position) => ({ orderId, position, ...stop }))).execute();
  if (cargoItems.length > 0) await db.insertInto('orderCargoItems').values(cargoItems.map((item, position) => ({ orderId, position, ...item }))).execute();
  if (vehicleTypeIds.length > 0) await db.insertInto('orderVehicleTypes').values(vehicleTypeIds.map((vehicleTypeId) => ({ orderId, vehicleTypeId }))).execute();
  if (notificationContactIds.length > 0) {
    await db.insertInto('orderNotificationContacts').values(notificationContactIds.map((contactId) => ({ orderId, contactId }))).execute();
  }
}
