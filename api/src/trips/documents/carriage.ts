import type { Trip } from 'shared-contracts/trips/trips';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { nameServices } from 'shared-contracts/values/orders/requested-services';
import { formatAddress } from '../../network/public.ts';
import { findOrderDetails } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { formatPhone } from '../../platform/values/phone.rules.ts';
import { findTripDetails } from '../lists/trip-details.ts';
import { type Carriage, toCarriage } from './carriage.rules.ts';

/** Null for callers who don't see the trip. */
async function findVisibleTrip(db: Db, caller: Caller, id: string | null, now: number): Promise<Trip | null> {
  if (id === null || !hasAccess(caller, { model: 'trip', action: 'read' })) return null;
  try {
    return await findTripDetails(db, caller, id, now);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

async function findPlaces(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('locations')
          .select(['id', 'buildingNumber', 'street1', 'city'])
          .where('id', 'in', ids)
          .execute();
  return new Map(
    rows.map(({ id, ...place }) => [
      id,
      { address: formatAddress({ ...place, apartmentNumber: '', street2: '', state: '', zip: '' }) },
    ]),
  );
}

async function findPhones(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('contacts').select(['id', 'phone']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, phone }) => [id, { phone: formatPhone(phone) }]));
}

/** An order as its trip carries it, if the caller sees that one, else as planned. @throws 404 */
export async function findCarriage(db: Db, caller: Caller, orderId: string, now: number): Promise<Carriage> {
  const { order, tripId } = await findOrderDetails(db, caller, orderId, now);
  const trip = await findVisibleTrip(db, caller, tripId, now);
  if (trip) return { ...trip, orderList: trip.orderList.filter(({ id }) => id === orderId) };
  const places = await findPlaces(
    db,
    order.stops.map(({ location }) => location.id),
  );
  const phones = await findPhones(
    db,
    order.stops.flatMap(({ contact }) => contact?.id ?? []),
  );
  return toCarriage(order, places, phones);
}

/** The services that orders request of their contract, as texts. */
export async function findServices(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows =
    orderIds.length === 0
      ? []
      : await db.selectFrom('orders').select(['id', 'services']).where('id', 'in', orderIds).execute();
  return new Map(rows.map(({ id, services }) => [id, nameServices(services)]));
}

/** How the cargo of orders is packed: the shipping unit of each item, in the order of the items. */
export async function findShippingUnits(db: Db, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .selectFrom('orderCargoItems')
          .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
          .select(['orderId', 'shippingUnit'])
          .where('orderId', 'in', orderIds)
          .orderBy('orderId')
          .orderBy('position')
          .execute();
  return new Map(
    [...Map.groupBy(rows, ({ orderId }) => orderId)].map(([id, items]) => [
      id,
      items.map(({ shippingUnit }) => shippingUnit),
    ]),
  );
}
