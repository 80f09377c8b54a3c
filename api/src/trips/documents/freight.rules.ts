import type { PaperItem, PaperLoad } from 'shared-contracts/trip-papers';
import type { Trip, TripOrder, TripStop } from 'shared-contracts/trips';
import { sumOf, toMeasure } from '../../platform/money.ts';

/** A cargo item with the positions of the stops where it comes into the vehicle and where it leaves it. */
export type Freight = PaperItem & { pickAt: number; dropAt: number };

/** What is really carried: who cancelled an order takes it off the trip's papers. */
export const carriedOrders = ({ orderList }: Pick<Trip, 'orderList'>): TripOrder[] =>
  orderList.filter(({ stage }) => stage !== 'cancelled');

export const itemsOf = ({ id, number, cargoItems }: TripOrder): PaperItem[] =>
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

const positionsOf = (stops: readonly TripStop[], orderId: string, what: 'pick' | 'drop') =>
  stops
    .filter(({ orders }) => orders.some((order) => order.id === orderId && order.what === what))
    .map(({ position }) => position);

/** Where an order is dropped for good: how much of it leaves before is told nowhere. */
export const lastDrop = (stops: readonly TripStop[], orderId: string) => positionsOf(stops, orderId, 'drop').at(-1);

export function freightOf(trip: Pick<Trip, 'orderList' | 'stops'>): Freight[] {
  const { stops } = trip;
  const [first, last] = [stops[0]?.position ?? 0, stops.at(-1)?.position ?? 0];
  return carriedOrders(trip).flatMap((order) => {
    const [pickAt, dropAt] = [positionsOf(stops, order.id, 'pick')[0] ?? first, lastDrop(stops, order.id) ?? last];
    return itemsOf(order).map((item) => ({ ...item, pickAt, dropAt }));
  });
}

export const loadOf = (items: readonly Pick<PaperItem, 'quantity' | 'weight' | 'space'>[]): PaperLoad => ({
  quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  weight: toMeasure(sumOf(items.map(({ weight }) => weight))),
  space: toMeasure(sumOf(items.map(({ space }) => space))),
});
