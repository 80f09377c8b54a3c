import {
  type CargoReport,
  type CargoReportError,
  type DeliveredItem,
  findQuantityError,
} from './delivered-cargo.rules.ts';
import { deliveredAtStops, type DeliveredPart } from '../core/stop-delivery.rules.ts';

/**
 * The cargo of a drop, by the index of the cargo item. `deliveredQuantity`: null if not reported for this drop;
 * `position` of the stop.
 */
export type Drop = { position: number; parts: readonly DeliveredPart[] };
export type Delivery = { items: readonly DeliveredItem[]; drops: readonly Drop[] };
export type DropReport = CargoReport & { stop: number };

const partsOf = ({ items, drops }: Delivery, { cargoId, stop }: DropReport) =>
  (drops.find(({ position }) => position === stop)?.parts ?? []).filter(({ item }) => items[item]?.cargoId === cargoId);

export function findDropReportError(
  delivery: Delivery,
  report: DropReport,
  reason: string | null,
): CargoReportError | null {
  if (!delivery.drops.some(({ position }) => position === report.stop))
    return { field: 'stop', error: { code: 'notFound', message: 'Drop not found' } };
  return findQuantityError(partsOf(delivery, report), report, reason);
}

const hasReport = ({ deliveredQuantity }: DeliveredPart) => deliveredQuantity !== null;

/** The delivered quantities of an item per drop, as far as they are known. */
const deliveredOfItem = ({ items, drops }: Delivery, item: number) =>
  deliveredAtStops(
    drops.map(({ parts }) => parts),
    drops.map(({ parts }) => parts),
    items,
  ).flatMap((parts) => parts.filter((part) => part.item === item));

const sum = (quantities: readonly number[]) => quantities.reduce((total, quantity) => total + quantity, 0);

const shortageReasonOf = (parts: readonly DeliveredPart[]) =>
  parts.find(({ shortageReason }) => shortageReason !== null)?.shortageReason ?? null;

/** The total of an item is known once the quantity at each of its drops is. */
function totalItem(item: DeliveredItem, parts: readonly DeliveredPart[]): DeliveredItem {
  if (parts.length === 0 || !parts.every(hasReport)) return item;
  const deliveredQuantity = sum(parts.map((part) => part.deliveredQuantity ?? 0));
  return {
    ...item,
    deliveredQuantity,
    shortageReason: deliveredQuantity < item.quantity ? (shortageReasonOf(parts) ?? item.shortageReason) : null,
  };
}

/** Distributes a drop's report of a cargo over the items that it unloads, and totals the items. */
export function applyDropReport(delivery: Delivery, report: DropReport, reason: string | null): Delivery {
  const reported = partsOf(delivery, report);
  const partsBefore = new Map(delivery.items.map((_, item) => [item, deliveredOfItem(delivery, item)]));
  let remaining = report.quantity ?? Infinity;
  const updated = new Map(
    reported.map((part) => {
      const deliveredQuantity = Math.min(part.quantity, remaining);
      remaining -= deliveredQuantity;
      const shortageReason = deliveredQuantity < part.quantity ? (report.shortageReason ?? reason) : null;
      return [part.item, { ...part, deliveredQuantity, shortageReason }];
    }),
  );
  const index = delivery.drops.findIndex(({ position }) => position === report.stop);
  const drops = delivery.drops.map((drop, i) =>
    i === index ? { ...drop, parts: drop.parts.map((part) => updated.get(part.item) ?? part) } : drop,
  );
  const partAfter = (part: DeliveredPart, before: DeliveredPart | undefined) =>
    hasReport(part) ? part : (before ?? part);
  const items = delivery.items.map((item, i) => {
    if (!updated.has(i)) return item;
    const after = drops.flatMap(({ parts }) => parts.filter((part) => part.item === i));
    return totalItem(
      item,
      after.map((part, nth) => partAfter(part, partsBefore.get(i)?.[nth])),
    );
  });
  return { items, drops };
}

/** Items without a report were delivered as their drops report, and in full where those do not. */
export const completeItems = ({ items, drops }: Delivery): Delivery => ({
  drops,
  items: items.map((item, i) => {
    if (item.deliveredQuantity !== null) return item;
    const parts = drops.flatMap((drop) => drop.parts.filter((part) => part.item === i));
    const full = { ...item, deliveredQuantity: item.quantity, shortageReason: null };
    return parts.some(hasReport)
      ? totalItem(
          item,
          parts.map((part) => ({ ...part, deliveredQuantity: part.deliveredQuantity ?? part.quantity })),
        )
      : full;
  }),
});

/** Clears reports of drops that contradict a report for the whole order. */
export function forgetContradictions({ items, drops }: Delivery): Delivery {
  const contradicts = items.map(({ deliveredQuantity }, i) => {
    const parts = drops.flatMap((drop) => drop.parts.filter((part) => part.item === i));
    const reported = sum(parts.map((part) => part.deliveredQuantity ?? 0));
    const open = sum(parts.map((part) => (hasReport(part) ? 0 : part.quantity)));
    const isPossible =
      deliveredQuantity !== null && deliveredQuantity >= reported && deliveredQuantity <= reported + open;
    return parts.some(hasReport) && !isPossible;
  });
  if (!contradicts.includes(true)) return { items, drops };
  const forget = (part: DeliveredPart) =>
    contradicts[part.item] ? { ...part, deliveredQuantity: null, shortageReason: null } : part;
  return { items, drops: drops.map((drop) => ({ ...drop, parts: drop.parts.map(forget) })) };
}
