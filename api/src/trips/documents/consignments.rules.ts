import type { LoadItem } from 'shared-contracts/trips/load-documents';
import type { Trip, TripOrder, VisitedStop } from 'shared-contracts/trips/trips';
import { lastDropPosition, listCarriedOrders, toLoadItems } from './freight.rules.ts';

/** What one order brings from its pickups to one of its drops. */
export type Consignment = {
  order: TripOrder;
  pickups: readonly VisitedStop[];
  drop: VisitedStop;
  items: readonly LoadItem[];
  /** Of the order at the drop. */
  instructions: string | null;
  reference: string | null;
};

const visitsOf = (stops: readonly VisitedStop[], orderId: string, what: 'pick' | 'drop') =>
  stops.flatMap((stop) =>
    stop.orders.filter((order) => order.id === orderId && order.what === what).map((visit) => ({ stop, visit })),
  );

/** One per order and drop, in travel order. A drop without specified cargo is left to the last one, as on the manifest. */
export const listConsignments = (trip: Pick<Trip, 'orderList' | 'stops'>): Consignment[] =>
  listCarriedOrders(trip).flatMap((order) => {
    const pickups = visitsOf(trip.stops, order.id, 'pick').map(({ stop }) => stop);
    return visitsOf(trip.stops, order.id, 'drop').flatMap(({ stop, visit }) => {
      const isLast = lastDropPosition(trip.stops, order.id) === stop.position;
      if (visit.items.length === 0 && !isLast) return [];
      const items = visit.items.length > 0 ? toLoadItems(order, visit.items) : toLoadItems(order);
      return [{ order, pickups, drop: stop, items, instructions: visit.instructions, reference: visit.reference }];
    });
  });
