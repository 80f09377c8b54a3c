import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import {
  applyEventToStops,
  kindAt,
  NO_STAMPS,
  type StopDetails,
  type StopItem,
  totalLoad,
} from '../../src/orders/public.ts';
import { MINUTE, type Context } from './context.ts';
import type { DatedStep } from './order-life.ts';

export type OrderParts = {
  /** The first stop is the pickup by default. */
  stops: (Partial<StopDetails> & {
    locationId: string;
    contactId?: string | null;
    kind?: StopKind;
    instructions?: string;
    reference?: string;
    items?: StopItem[];
  })[];
  cargoItems: { cargoId: string; quantity: number; packNumber?: string | null }[];
  vehicleTypeIds: string[];
  notificationContactIds: string[];
};

export async function loadOf({ db }: Pick<Context, 'db'>, items: OrderParts['cargoItems']) {
  const ids = items.map(({ cargoId }) => cargoId);
  const cargos = ids.length === 0 ? [] : await db.selectFrom('cargos').selectAll().where('id', 'in', ids).execute();
  const pieces = items.flatMap(({ cargoId, quantity }) =>
    cargos.filter(({ id }) => id === cargoId).map((cargo) => ({ ...cargo, quantity })),
  );
  const { weight, space, palletPlaces, loadingMeters } = totalLoad(pieces);
  return {
    totalWeight: weight,
    totalSpace: space,
    totalPalletPlaces: palletPlaces,
    totalLoadingMeters: loadingMeters,
  };
}

type StopEvent = Pick<DatedStep, 'event' | 'at'>;
const DROP_EVERY = 55 * MINUTE;
const DROP_TAKES = 25 * MINUTE;

/** A delivered order has also been at its earlier drops, on the way to the last one. */
function addEarlierDrops(drops: number, life: readonly DatedStep[]): readonly StopEvent[] {
  const isDelivered = life.some(({ event }) => event === 'deliver' || event === 'deliverPart');
  const toLast = life.findIndex(({ event }) => event === 'arriveAtDrop');
  if (!isDelivered || toLast < 0) return life;
  const arrivedAt = life[toLast]?.at ?? 0;
  const visits = Array.from({ length: drops - 1 }, (_, drop): StopEvent[] => {
    const at = arrivedAt - (drops - 1 - drop) * DROP_EVERY;
    return [
      { event: 'arriveAtDrop', at },
      { event: 'finishDrop', at: at + DROP_TAKES },
    ];
  });
  return [...life.slice(0, toLast), ...visits.flat(), ...life.slice(toLast)];
}

const countDrops = (stops: OrderParts['stops']) =>
  stops.filter(({ kind }, position) => kindAt(position, kind) === 'drop').length;

/** The stamps that steps leave on stops, one after another. */
const stampedStops = (stops: OrderParts['stops'], life: readonly DatedStep[]) =>
  addEarlierDrops(countDrops(stops), life)
    .reduce(
      (after, { event, at }) => applyEventToStops(after, event, at),
      stops.map(({ items: _items, ...stop }, position) => ({
        ...NO_STAMPS,
        position,
        ...stop,
        kind: kindAt(position, stop.kind),
      })),
    )
    .map(({ inferred, ...stop }) => ({ ...stop, inferred: [...inferred] }));

const ARRIVED: readonly OrderEvent[] = ['deliver', 'deliverManually'];

export async function insertOrderParts(
  { db }: Context,
  orderId: string,
  parts: OrderParts,
  life: readonly DatedStep[],
) {
  const isDelivered = life.some(({ event }) => ARRIVED.includes(event));
  const shortage = life.find(({ event }) => event === 'deliverPart');
  const deliveryOf = (quantity: number) => {
    if (shortage) return { deliveredQuantity: quantity - 1, shortageReason: shortage.reason };
    return isDelivered ? { deliveredQuantity: quantity } : {};
  };
  const { stops, cargoItems, vehicleTypeIds, notificationContactIds } = parts;
  if (stops.length > 0)
    await db
      .insertInto('orderStops')
      .values(stampedStops(stops, life).map((stop) => ({ orderId, ...stop })))
      .execute();
  if (cargoItems.length > 0) {
    await db
      .insertInto('orderCargoItems')
      .values(cargoItems.map((item, position) => ({ orderId, position, ...deliveryOf(item.quantity), ...item })))
      .execute();
  }
  const stopItems = stops.flatMap(({ items = [] }, stopPosition) =>
    items.map(({ item, quantity }) => ({ orderId, stopPosition, itemPosition: item, quantity })),
  );
  if (stopItems.length > 0) await db.insertInto('orderStopItems').values(stopItems).execute();
  if (vehicleTypeIds.length > 0) {
    await db
      .insertInto('orderVehicleTypes')
      .values(vehicleTypeIds.map((vehicleTypeId) => ({ orderId, vehicleTypeId })))
      .execute();
  }
  if (notificationContactIds.length > 0) {
    await db
      .insertInto('orderNotificationContacts')
      .values(notificationContactIds.map((contactId) => ({ orderId, contactId })))
      .execute();
  }
}
