import type { StopItem } from './stops.rules.ts';

/** The reported delivery of a cargo item at one stop. */
export type StopReport = { item: number; deliveredQuantity: number | null; shortageReason: string | null };
type Item = { deliveredQuantity: number | null; shortageReason: string | null };
export type DeliveredPart = StopItem & Item;

const findReport = (reports: readonly StopReport[], item: number) =>
  reports.find((report) => report.item === item && report.deliveredQuantity !== null);

/**
 * The delivery at each stop: as reported for the stop, or else the remainder of the quantity reported for the whole
 * order, so that shortages fall on the last stops.
 * @param allocated the cargo unloaded at each stop; empty for a pickup
 */
export function deliveredAtStops(
  allocated: readonly (readonly StopItem[])[],
  reports: readonly (readonly StopReport[])[],
  items: readonly Item[],
): DeliveredPart[][] {
  const reported = (item: number) =>
    allocated.reduce((sum, _, stop) => sum + (findReport(reports[stop] ?? [], item)?.deliveredQuantity ?? 0), 0);
  const remaining = items.map(({ deliveredQuantity }, item) =>
    deliveredQuantity === null ? null : Math.max(0, deliveredQuantity - reported(item)),
  );
  return allocated.map((parts, stop) =>
    parts.map(({ item, quantity }): DeliveredPart => {
      const report = findReport(reports[stop] ?? [], item);
      if (report) return { ...report, quantity };
      const left = remaining[item] ?? null;
      if (left === null) return { item, quantity, deliveredQuantity: null, shortageReason: null };
      const deliveredQuantity = Math.min(quantity, left);
      remaining[item] = left - deliveredQuantity;
      return {
        item,
        quantity,
        deliveredQuantity,
        shortageReason: deliveredQuantity < quantity ? (items[item]?.shortageReason ?? null) : null,
      };
    }),
  );
}
