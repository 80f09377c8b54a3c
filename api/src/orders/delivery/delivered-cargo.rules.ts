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
export type CargoReportError = { field: 'cargoId' | 'stop' | 'quantity' | 'shortageReason'; error: FieldError };

const totalQuantity = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
const blankToNull = (reason: string | null) => (reason?.trim() ? reason : null);

/**
 * @param parts the quantities of the reported cargo
 * @param reason the reason of the delivery, for cargos without their own
 */
export function findQuantityError(
  parts: readonly { quantity: number }[],
  { quantity, shortageReason }: Pick<CargoReport, 'quantity' | 'shortageReason'>,
  reason: string | null,
): CargoReportError | null {
  const total = totalQuantity(parts);
  if (parts.length === 0) return { field: 'cargoId', error: { code: 'notFound', message: 'Cargo not found' } };
  const deliveredQuantity = quantity ?? total;
  if (deliveredQuantity > total)
    return { field: 'quantity', error: { code: 'max', message: `Max ${total}`, params: { max: total } } };
  if (deliveredQuantity < total && blankToNull(shortageReason ?? reason) === null)
    return { field: 'shortageReason', error: { code: 'required', message: 'Field is required' } };
  return null;
}

export const findReportError = (items: readonly DeliveredItem[], report: CargoReport, reason: string | null) =>
  findQuantityError(
    items.filter(({ cargoId }) => cargoId === report.cargoId),
    report,
    reason,
  );

/** Distributes the reported quantity of a cargo over its items in order, so that shortages fall on the last ones. */
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

export const markFullyDelivered = (items: readonly DeliveredItem[]): DeliveredItem[] =>
  items.map((item) => ({ ...item, deliveredQuantity: item.quantity, shortageReason: null }));

export const clearReports = (items: readonly DeliveredItem[]): DeliveredItem[] =>
  items.map((item) => ({ ...item, deliveredQuantity: null, shortageReason: null }));

export const countMissing = (items: readonly DeliveredItem[]) =>
  items.filter(({ quantity, deliveredQuantity }) => (deliveredQuantity ?? 0) < quantity).length;
