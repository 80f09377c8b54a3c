import type { FieldError } from 'shared-contracts/common';

/** A cargo item and how much of it arrived; null: not told yet. */
export type DeliveredItem = {
  id: string;
  cargoId: string;
  quantity: number;
  deliveredQuantity: number | null;
  shortageReason: string | null;
};
/** What is told of a cargo, over all items that hold it; without a quantity: all of it. */
export type ToldCargo = { cargoId: string; quantity?: number; shortageReason?: string | null };
type Fault = { at: 'cargoId' | 'quantity' | 'shortageReason'; error: FieldError };

const totalOf = (items: readonly DeliveredItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);
const filled = (reason: string | null | undefined) =>
  reason === undefined || reason === null || reason.trim() === '' ? null : reason;

/** @param reason that of the whole delivery, for those cargos without their own */
export function faultOf(
  items: readonly DeliveredItem[],
  { cargoId, quantity, shortageReason }: ToldCargo,
  reason: string | null,
): Fault | null {
  const held = items.filter((item) => item.cargoId === cargoId);
  const total = totalOf(held);
  if (held.length === 0) return { at: 'cargoId', error: { code: 'notFound', message: 'Cargo not found' } };
  if (quantity !== undefined && quantity > total)
    return { at: 'quantity', error: { code: 'max', message: `Max ${total}`, params: { max: total } } };
  if (quantity !== undefined && quantity < total && filled(shortageReason ?? reason) === null)
    return { at: 'shortageReason', error: { code: 'required', message: 'Field is required' } };
  return null;
}

/** The items after what is told of one cargo: they are filled in their order, so that the last ones are short. */
export function withTold(
  items: readonly DeliveredItem[],
  { cargoId, quantity, shortageReason }: ToldCargo,
  reason: string | null,
): DeliveredItem[] {
  let left = quantity ?? Infinity;
  return items.map((item) => {
    if (item.cargoId !== cargoId) return item;
    const deliveredQuantity = Math.min(item.quantity, left);
    left -= deliveredQuantity;
    return {
      ...item,
      deliveredQuantity,
      shortageReason: deliveredQuantity < item.quantity ? filled(shortageReason ?? reason) : null,
    };
  });
}

const whole = (item: DeliveredItem): DeliveredItem => ({
  ...item,
  deliveredQuantity: item.quantity,
  shortageReason: null,
});

/** @param of which items arrived whole: those of which nothing is told, or all */
export const withWhole = (items: readonly DeliveredItem[], of: 'untold' | 'all') =>
  items.map((item) => (of === 'all' || item.deliveredQuantity === null ? whole(item) : item));

export const untold = (items: readonly DeliveredItem[]) =>
  items.map((item) => ({ ...item, deliveredQuantity: null, shortageReason: null }));

export const missingOf = (items: readonly DeliveredItem[]) =>
  items.filter(({ quantity, deliveredQuantity }) => (deliveredQuantity ?? 0) < quantity).length;
