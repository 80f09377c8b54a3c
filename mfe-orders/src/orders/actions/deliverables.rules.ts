import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { Order } from 'shared-contracts/orders/orders';

/** A cargo whose delivered quantity is reported: per drop if the order has several, else for the order. */
export type Deliverable = {
  /** The position of the drop; null: the whole order. */
  stop: number | null;
  cargoId: string;
  name: string;
  quantity: number;
  /** Reported so far. */
  deliveredQuantity: number | null;
  shortageReason: string | null;
};

type Part = {
  cargo: { id: string; name: string };
  quantity: number;
  deliveredQuantity: number | null;
  shortageReason: string | null;
};

/** One entry per cargo, in the order of its first occurrence. */
function sumByCargo(parts: readonly Part[], stop: number | null): Deliverable[] {
  const sums = new Map<string, Deliverable>();
  for (const { cargo, quantity, deliveredQuantity, shortageReason } of parts) {
    const sum = sums.get(cargo.id);
    const isKnown = deliveredQuantity !== null && sum?.deliveredQuantity !== null;
    sums.set(cargo.id, {
      stop,
      cargoId: cargo.id,
      name: cargo.name,
      quantity: quantity + (sum?.quantity ?? 0),
      deliveredQuantity: isKnown ? deliveredQuantity + (sum?.deliveredQuantity ?? 0) : null,
      shortageReason: sum?.shortageReason ?? shortageReason,
    });
  }
  return [...sums.values()];
}

/** The cargo of each drop if there are several, else of the order. */
export function listDeliverables({ cargoItems, stops }: Pick<Order, 'cargoItems' | 'stops'>): Deliverable[] {
  const drops = stops.flatMap(({ kind, items }, position) => (kind === 'drop' ? [{ position, items }] : []));
  if (drops.length < 2) return sumByCargo(cargoItems, null);
  return drops.flatMap(({ position, items }) => sumByCargo(items, position));
}

type StampedStop = { position: number; kind: StopKind; arrival: unknown; departure: unknown };

/** The position of the drop that the order is at. */
export const findCurrentDrop = (stops: readonly StampedStop[]): number | undefined =>
  stops.findLast(({ kind, arrival, departure }) => kind === 'drop' && arrival !== null && departure === null)?.position;

/** Puts the items of a drop first, so that a report of only these has the same positions. */
export const sortByDrop = (deliverables: readonly Deliverable[], drop: number | undefined): Deliverable[] => [
  ...deliverables.filter(({ stop }) => stop === drop),
  ...deliverables.filter(({ stop }) => stop !== drop),
];
