import type { OrderChanges, OrderInput } from 'shared-contracts/orders/orders';

const blankToNull = (text: string | null) => (text === '' ? null : text);
const unique = (ids: readonly string[]) => [...new Set(ids)];

/**
 * Applies changes to an input: omitted fields keep their value, duplicate ids and dates of a disabled cutoff are
 * dropped.
 */
export function mergeInput(current: OrderInput, changes: OrderChanges): OrderInput {
  const merged = { ...current, ...changes };
  const { reference, description, cutoffOption, cutoffFrom, cutoffTo, vehicleTypeIds, notificationContactIds } = merged;
  const hasCutoff = cutoffOption !== 'none';
  return {
    ...merged,
    reference: blankToNull(reference),
    description: blankToNull(description),
    cutoffFrom: hasCutoff ? cutoffFrom : null,
    cutoffTo: hasCutoff ? cutoffTo : null,
    vehicleTypeIds: unique(vehicleTypeIds),
    notificationContactIds: unique(notificationContactIds),
  };
}
