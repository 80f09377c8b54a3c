import { totalLoad } from '../../src/orders/load.rules.ts';
import type { Context } from './context.ts';

export type OrderParts = {
  stops: { locationId: string; contactId?: string | null }[];
  cargoItems: { cargoId: string; quantity: number; packNumber?: string | null }[];
  vehicleTypeIds: string[];
  notificationContactIds: string[];
};

export async function loadOf({ db }: Context, items: OrderParts['cargoItems']) {
  const ids = items.map(({ cargoId }) => cargoId);
  const cargos = ids.length === 0 ? [] : await db.selectFrom('cargos').selectAll().where('id', 'in', ids).execute();
  const pieces = items.flatMap(({ cargoId, quantity }) => cargos.filter(({ id }) => id === cargoId).map((cargo) => ({ ...cargo, quantity })));
  const { weight, space } = totalLoad(pieces);
  return { totalWeight: weight, totalSpace: space };
}

export async function insertOrderParts({ db }: Context, orderId: string, parts: OrderParts) {
  const { stops, cargoItems, vehicleTypeIds, notificationContactIds } = parts;
  if (stops.length > 0) await db.insertInto('orderStops').values(stops.map((stop, position) => ({ orderId, position, ...stop }))).execute();
  if (cargoItems.length > 0) {
    await db.insertInto('orderCargoItems').values(cargoItems.map((item, position) => ({ orderId, position, ...item }))).execute();
  }
  if (vehicleTypeIds.length > 0) {
    await db.insertInto('orderVehicleTypes').values(vehicleTypeIds.map((vehicleTypeId) => ({ orderId, vehicleTypeId }))).execute();
  }
  if (notificationContactIds.length > 0) {
    await db.insertInto('orderNotificationContacts').values(notificationContactIds.map((contactId) => ({ orderId, contactId }))).execute();
  }
}
