import { useFormatMessage, withValues, type Message } from 'shared-ui';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { changes, messages } from '../desk.messages.ts';
import type { Dragged, Drop } from './drops.rules.ts';
import type { DeskRow, RowBy } from './rows.rules.ts';
import { formatOrderNumber, type NumberedOrder } from 'shared-contracts/values/orders/order-number';

/** Lists up to this many orders by name, and counts more. */
const MAX_NAMED_ORDERS = 3;

/** Names rows, orders and drops in words. */
export function useDeskNames() {
  const formatMessage = useFormatMessage();
  const zone = useTimeZone();
  const nameRow = ({ vehicle, driver }: DeskRow, by: RowBy) => {
    const fallback = by === 'vehicle' ? messages.noVehicle : messages.noDriver;
    return vehicle?.name ?? driver?.name ?? formatMessage(fallback);
  };
  const nameTrip = (number: number) => formatMessage(withValues(messages.trip, { number }));
  const nameOrders = (orders: readonly NumberedOrder[]) =>
    orders.length <= MAX_NAMED_ORDERS
      ? orders.map(formatOrderNumber).join(', ')
      : formatMessage(withValues(messages.orders, { count: orders.length }));
  return {
    nameTrip,
    nameOrders,
    nameDragged: (dragged: Dragged) =>
      dragged.kind === 'trip' ? nameTrip(dragged.trip.number) : nameOrders(dragged.orders),
    namePlace: (row: DeskRow, at: number | null, by: RowBy) =>
      at === null ? nameRow(row, by) : `${nameRow(row, by)}, ${formatDateTime(at, zone)}`,
  };
}

/** Describes what a drop changes. */
export function useDescribeDrop() {
  const { nameOrders, namePlace } = useDeskNames();
  return (dragged: Dragged, drop: Drop, { by }: { by: RowBy }): Message => {
    if (dragged.kind === 'trip') {
      const { number } = dragged.trip;
      if (drop.kind !== 'row') return withValues(changes.removeTrip, { number });
      return withValues(changes.moveTrip, { number, place: namePlace(drop.row, drop.at, by) });
    }
    const orders = nameOrders(dragged.orders);
    if (drop.kind === 'pool') return withValues(changes.unplanOrders, { orders });
    if (drop.kind === 'trip') return withValues(changes.moveOrders, { orders, number: drop.trip.number });
    if (drop.bar?.kind === 'plan') return withValues(changes.moveOrders, { orders, number: drop.bar.trip.number });
    return withValues(changes.addTrip, { orders, place: namePlace(drop.row, drop.at, by) });
  };
}
