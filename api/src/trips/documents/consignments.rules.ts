import type { LoadItem } from 'shared-contracts/trips/load-documents';
import type { ItemLabel } from 'shared-contracts/values/trips/item-labels';
import type { Carriage, CarriageStop, CarriedOrder } from './carriage.rules.ts';
import { lastDropPosition, listCarriedOrders, toLoadItems } from './freight.rules.ts';

/** `shippingUnit`: how it is packed; `label`: the number of its label. */
export type ConsignedItem = LoadItem & { shippingUnit: string; label: ItemLabel };

/** The cargo that an order brings from its pickups to one of its drops. */
export type Consignment = {
  order: CarriedOrder;
  pickups: readonly CarriageStop[];
  drop: CarriageStop;
  /** The order goes to others as well. */
  hasSeveralDrops: boolean;
  items: readonly ConsignedItem[];
  /** Instructions of the order for the drop. */
  instructions: string | null;
  reference: string | null;
};

const visitsOf = (stops: readonly CarriageStop[], orderId: string, what: 'pick' | 'drop') =>
  stops.flatMap((stop) =>
    stop.orders.filter((order) => order.id === orderId && order.what === what).map((visit) => ({ stop, visit })),
  );

/**
 * One per order and drop, in travel order. A drop without specified cargo is left to the last one, as on the manifest.
 * @param shippingUnits of the cargo items by order
 */
export const listConsignments = (
  { orderList, stops }: Pick<Carriage, 'orderList' | 'stops'>,
  shippingUnits: ReadonlyMap<string, readonly string[]>,
): Consignment[] =>
  listCarriedOrders({ orderList }).flatMap((order) => {
    const pickups = visitsOf(stops, order.id, 'pick').map(({ stop }) => stop);
    const units = shippingUnits.get(order.id) ?? [];
    const drops = visitsOf(stops, order.id, 'drop');
    return drops.flatMap(({ stop, visit }) => {
      const isLast = lastDropPosition(stops, order.id) === stop.position;
      if (visit.items.length === 0 && !isLast) return [];
      const parts =
        visit.items.length > 0 ? visit.items : order.cargoItems.map(({ quantity }, item) => ({ item, quantity }));
      const items = parts.flatMap((part) =>
        toLoadItems(order, [part]).map((item) => ({
          ...item,
          shippingUnit: units[part.item] ?? '',
          label: { item: part.item, drop: visit.stop },
        })),
      );
      const hasSeveralDrops = drops.length > 1;
      return [
        {
          order,
          pickups,
          drop: stop,
          hasSeveralDrops,
          items,
          instructions: visit.instructions,
          reference: visit.reference,
        },
      ];
    });
  });
