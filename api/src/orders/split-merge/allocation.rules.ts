import type { StopKind } from 'shared-contracts/orders/order-timing';
import { allocateCargo, type StopItem, type StopItems } from '../core/stops.rules.ts';

/** A part of a cargo item with the positions of the stops that load and unload it; null: the order has no such stop. */
export type Piece = StopItem & { pickup: number | null; drop: number | null };

type Part = { position: number; quantity: number };

const partsOf = (
  stops: readonly StopItems[],
  allocated: readonly (readonly StopItem[])[],
  kind: StopKind,
  item: number,
) =>
  stops.flatMap((stop, position): Part[] =>
    stop.kind === kind
      ? (allocated[position] ?? []).filter((part) => part.item === item).map(({ quantity }) => ({ position, quantity }))
      : [],
  );

/** First loaded, first unloaded. */
function pairParts(loads: readonly Part[], unloads: readonly Part[]) {
  const open = loads.map((load) => ({ ...load }));
  return unloads.flatMap(({ position: drop, quantity }) => {
    let left = quantity;
    return open.flatMap((load) => {
      const taken = Math.min(left, load.quantity);
      left -= taken;
      load.quantity -= taken;
      return taken > 0 ? [{ pickup: load.position, drop, quantity: taken }] : [];
    });
  });
}

/** The cargo of an order in parts that have one pickup and one drop each, from the first drop to the last. */
export function toPieces(stops: readonly StopItems[], quantities: readonly number[]): Piece[] {
  const allocated = allocateCargo(stops, quantities);
  return quantities.flatMap((quantity, item): Piece[] => {
    const pairs = pairParts(partsOf(stops, allocated, 'pickup', item), partsOf(stops, allocated, 'drop', item));
    const rest = quantity - pairs.reduce((sum, pair) => sum + pair.quantity, 0);
    return [
      ...pairs.map((pair) => ({ item, ...pair })),
      ...(rest > 0 ? [{ item, quantity: rest, pickup: null, drop: null }] : []),
    ];
  });
}

/** Merges entries: one per cargo item, in the order of the items. */
export const addUp = (items: readonly StopItem[]): StopItem[] =>
  [...Map.groupBy(items, ({ item }) => item)]
    .map(([item, parts]) => ({ item, quantity: parts.reduce((sum, part) => sum + part.quantity, 0) }))
    .toSorted((a, b) => a.item - b.item);

/**
 * The items that stops have to name to load and unload these quantities; empty where everything is loaded at the first
 * pickup or unloaded at the last drop.
 */
export function nameItems(kinds: readonly StopKind[], allocated: readonly (readonly StopItem[])[]): StopItem[][] {
  const isUsual = (kind: StopKind, usual: number) =>
    kinds.every((other, position) => other !== kind || position === usual || (allocated[position] ?? []).length === 0);
  const isUnnamed = {
    pickup: isUsual('pickup', kinds.indexOf('pickup')),
    drop: isUsual('drop', kinds.lastIndexOf('drop')),
  };
  return kinds.map((kind, position) => (isUnnamed[kind] ? [] : [...(allocated[position] ?? [])]));
}
