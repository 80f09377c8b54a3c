import type { LoadItem, LoadTotals } from 'shared-contracts/trips/load-documents';
import type { Trip, TripOrder, TripStop } from 'shared-contracts/trips/trips';
import { sumOf, toMeasure } from '../../platform/values/money.ts';

/** A cargo item with the positions of the stops where it is loaded and unloaded. */
export type FreightItem = LoadItem & { pickAt: number; dropAt: number };

/** Without cancelled orders. */
export const listCarriedOrders = ({ orderList }: Pick<Trip, 'orderList'>): TripOrder[] =>
  orderList.filter(({ stage }) => stage !== 'cancelled');

export const toLoadItems = ({ id, number, cargoItems }: TripOrder): LoadItem[] =>
  cargoItems.map((item) => ({
    id: item.id,
    orderId: id,
    number,
    packNumber: item.packNumber,
    cargo: item.cargo.name,
    quantity: item.quantity,
    weight: item.weight,
    space: item.space,
  }));

const listPositions = (stops: readonly TripStop[], orderId: string, what: 'pick' | 'drop') =>
  stops
    .filter(({ orders }) => orders.some((order) => order.id === orderId && order.what === what))
    .map(({ position }) => position);

/** All cargo of an order counts as dropped at its last drop, because earlier drops have no quantities. */
export const lastDropPosition = (stops: readonly TripStop[], orderId: string) =>
  listPositions(stops, orderId, 'drop').at(-1);

export function listFreight(trip: Pick<Trip, 'orderList' | 'stops'>): FreightItem[] {
  const { stops } = trip;
  const [firstPosition, lastPosition] = [stops[0]?.position ?? 0, stops.at(-1)?.position ?? 0];
  return listCarriedOrders(trip).flatMap((order) => {
    const pickAt = listPositions(stops, order.id, 'pick')[0] ?? firstPosition;
    const dropAt = lastDropPosition(stops, order.id) ?? lastPosition;
    return toLoadItems(order).map((item) => ({ ...item, pickAt, dropAt }));
  });
}

export const sumLoad = (items: readonly Pick<LoadItem, 'quantity' | 'weight' | 'space'>[]): LoadTotals => ({
  quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  weight: toMeasure(sumOf(items.map(({ weight }) => weight))),
  space: toMeasure(sumOf(items.map(({ space }) => space))),
});
