import type { OrderChanges, OrderInput } from 'shared-contracts/orders/orders';
import { completeOrderStops } from './stop-input.rules.ts';

const blankToNull = (text: string | null) => (text === '' ? null : text);
const unique = (ids: readonly string[]) => [...new Set(ids)];

/** A caller that replaces the cargo items without naming stops doesn't know what each stop loads and unloads. */
function mergeStops({ cargoItems, stops }: OrderInput, changes: OrderChanges): OrderInput['stops'] {
  if (changes.stops) return changes.stops;
  const isSameCargo = JSON.stringify(changes.cargoItems ?? cargoItems) === JSON.stringify(cargoItems);
  return isSameCargo ? stops : stops.map((stop) => ({ ...stop, items: [] }));
}

/**
 * Applies changes to an input: omitted fields keep their value; duplicate ids and dates of a disabled cutoff are
 * dropped.
 */
export function mergeInput(current: OrderInput, changes: OrderChanges): OrderInput {
  const merged = completeOrderStops({ ...current, ...changes, stops: mergeStops(current, changes) });
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
