import type { OrderChanges, OrderInput } from 'shared-contracts/orders';

const filled = (text: string | null) => (text === '' ? null : text);
const once = (ids: readonly string[]) => [...new Set(ids)];

/** What is left out stays as it is; nothing is kept twice, nor a cutoff without its option. */
export function mergedInput(current: OrderInput, changes: OrderChanges): OrderInput {
  const merged = { ...current, ...changes };
  const { reference, description, cutoffOption, cutoffFrom, cutoffTo, vehicleTypeIds, notificationContactIds } = merged;
  const hasCutoff = cutoffOption !== 'none';
  return {
    ...merged,
    reference: filled(reference),
    description: filled(description),
    cutoffFrom: hasCutoff ? cutoffFrom : null,
    cutoffTo: hasCutoff ? cutoffTo : null,
    vehicleTypeIds: once(vehicleTypeIds),
    notificationContactIds: once(notificationContactIds),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** From and to of each field that an edit changes. */
export function changedFields(before: OrderInput, after: OrderInput): Record<string, { from: unknown; to: unknown }> {
  const fields = (Object.keys(after) as (keyof OrderInput)[]).filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(fields.map((field) => [field, { from: before[field], to: after[field] }]));
}
