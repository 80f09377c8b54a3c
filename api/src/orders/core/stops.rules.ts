import type { StopKind } from 'shared-contracts/orders/order-timing';

/** The windows of an order in unix seconds, and its minutes at a stop. */
export type OrderWindows = {
  pickupFrom: number | null;
  pickupTo: number | null;
  deliveryFrom: number | null;
  deliveryTo: number | null;
  loadingMinutes: number;
  unloadingMinutes: number;
};
/** Details of a stop; null fields default to those of the order. */
export type StopDetails = { windowFrom: number | null; windowTo: number | null; handlingMinutes: number | null };
/** The window of a stop in unix seconds, and the time that loading or unloading takes. */
export type PlannedStop = { windowFrom: number | null; windowTo: number | null; handlingMinutes: number };

/** By default, the first stop is the pickup and the later ones are drops. */
export const kindAt = (position: number, kind: StopKind | null | undefined): StopKind =>
  kind ?? (position === 0 ? 'pickup' : 'drop');

const windowsOf = (kind: StopKind, order: OrderWindows): PlannedStop =>
  kind === 'pickup'
    ? { windowFrom: order.pickupFrom, windowTo: order.pickupTo, handlingMinutes: order.loadingMinutes }
    : { windowFrom: order.deliveryFrom, windowTo: order.deliveryTo, handlingMinutes: order.unloadingMinutes };

export function planStop({ kind, ...stop }: StopDetails & { kind: StopKind }, order: OrderWindows): PlannedStop {
  const usual = windowsOf(kind, order);
  return {
    windowFrom: stop.windowFrom ?? usual.windowFrom,
    windowTo: stop.windowTo ?? usual.windowTo,
    handlingMinutes: stop.handlingMinutes ?? usual.handlingMinutes,
  };
}

/** A quantity of the cargo item with an index. */
export type StopItem = { item: number; quantity: number };
export type StopItems = { kind: StopKind; items: readonly StopItem[] };

export const sumOfItem = (items: readonly StopItem[], item: number) =>
  items.reduce((sum, part) => sum + (part.item === item ? part.quantity : 0), 0);

/** The cargo aboard on arrival at a stop. @param allocated the cargo that each stop loads or unloads */
export function cargoAboard(
  stops: readonly { kind: StopKind }[],
  allocated: readonly (readonly StopItem[])[],
  position: number,
): StopItem[] {
  const aboard = new Map<number, number>();
  for (const [i, parts] of allocated.slice(0, position).entries())
    for (const { item, quantity } of parts)
      aboard.set(item, (aboard.get(item) ?? 0) + (stops[i]?.kind === 'pickup' ? quantity : -quantity));
  return [...aboard].flatMap(([item, quantity]) => (quantity > 0 ? [{ item, quantity }] : []));
}

/**
 * The cargo loaded or unloaded at each stop: cargo that no pickup names is loaded at the first one, cargo that no drop
 * names is unloaded at the last one.
 * @param quantities of the cargo items
 */
export function allocateCargo(stops: readonly StopItems[], quantities: readonly number[]): StopItem[][] {
  const firstPickup = stops.findIndex(({ kind }) => kind === 'pickup');
  const lastDrop = stops.findLastIndex(({ kind }) => kind === 'drop');
  const restOf = (kind: StopKind, item: number, quantity: number) => {
    const named = stops.flatMap((stop) => (stop.kind === kind ? stop.items : []));
    return Math.max(0, quantity - sumOfItem(named, item));
  };
  return stops.map(({ kind, items }, position) => {
    const takesRest = position === (kind === 'pickup' ? firstPickup : lastDrop);
    return quantities
      .map((quantity, item) => ({
        item,
        quantity: sumOfItem(items, item) + (takesRest ? restOf(kind, item, quantity) : 0),
      }))
      .filter(({ quantity }) => quantity > 0);
  });
}
