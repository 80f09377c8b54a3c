import type { FieldError } from 'shared-contracts/common';

/** A cargo item of an order; `deliveredQuantity` null: not reported yet. */
export type DeliveredItem = {
  id: string;
  cargoId: string;
  quantity: number;
  deliveredQuantity: number | null;
  shortageReason: string | null;
};
/** The delivered quantity of one cargo over all items that contain it. Without a quantity: all of it. */
export type CargoReport = { cargoId: string; quantity?: number; shortageReason?: string | null };
type CargoReportError = { field: 'cargoId' | 'quantity' | 'shortageReason'; error: FieldError };

const totalQuantity = (items: readonly DeliveredItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);
const blankToNull = (reason: string | null) => (reason?.trim() ? reason : null);

/** @param reason the reason of the delivery, for cargos without their own */
export function findReportError(
  items: readonly DeliveredItem[],
  { cargoId, quantity, shortageReason }: CargoReport,
  reason: string | null,
): CargoReportError | null {
  const cargoItems = items.filter((item) => item.cargoId === cargoId);
  const total = totalQuantity(cargoItems);
  if (cargoItems.length === 0) return { field: 'cargoId', error: { code: 'notFound', message: 'Cargo not found' } };
  const deliveredQuantity = quantity ?? total;
  if (deliveredQuantity > total)
    return { field: 'quantity', error: { code: 'max', message: `Max ${total}`, params: { max: total } } };
  if (deliveredQuantity < total && blankToNull(shortageReason ?? reason) === null)
    return { field: 'shortageReason', error: { code: 'required', message: 'Field is required' } };
  return null;
}

/** Distributes the reported quantity of a cargo over its items in their order, so that the last ones are short. */
export function applyReport(
  items: readonly DeliveredItem[],
  { cargoId, quantity, shortageReason }: CargoReport,
  reason: string | null,
): DeliveredItem[] {
  let remaining = quantity ?? Infinity;
  return items.map((item) => {
    if (item.cargoId !== cargoId) return item;
    const deliveredQuantity = Math.min(item.quantity, remaining);
    remaining -= deliveredQuantity;
    return {
      ...item,
      deliveredQuantity,
      shortageReason: deliveredQuantity < item.quantity ? blankToNull(shortageReason ?? reason) : null,
    };
  });
}

/** Marks items as delivered in full: all of them, or those without a report. */
export const markFullyDelivered = (items: readonly DeliveredItem[], which: 'unreported' | 'all'): DeliveredItem[] =>
  items.map((item) =>
    which === 'all' || item.deliveredQuantity === null
      ? { ...item, deliveredQuantity: item.quantity, shortageReason: null }
      : item,
  );

export const clearReports = (items: readonly DeliveredItem[]): DeliveredItem[] =>
  items.map((item) => ({ ...item, deliveredQuantity: null, shortageReason: null }));

export const countMissing = (items: readonly DeliveredItem[]) =>
  items.filter(({ quantity, deliveredQuantity }) => (deliveredQuantity ?? 0) < quantity).length;
