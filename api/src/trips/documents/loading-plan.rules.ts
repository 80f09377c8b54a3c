import type { LoadTotals, LoadingPlanItem } from 'shared-contracts/trips/load-documents';
import { type FreightItem, sumLoad } from './freight.rules.ts';

export type LoadingPlanStep = {
  position: number;
  unload: LoadingPlanItem[];
  load: LoadingPlanItem[];
  unloaded: LoadTotals;
  loaded: LoadTotals;
  aboard: LoadTotals;
};

/**
 * Items that are unloaded last are deepest in the vehicle; among them, those that are loaded first. Keeps the items of
 * an order together.
 */
const compareDepth = (a: FreightItem, b: FreightItem) =>
  b.dropAt - a.dropAt ||
  a.pickAt - b.pickAt ||
  a.number.localeCompare(b.number, 'en') ||
  a.orderId.localeCompare(b.orderId, 'en');

/**
 * Assigns each item a fixed place; 1 is the deepest. At each stop, the highest places are unloaded first and the lowest
 * loaded first.
 */
function assignPlaces(items: readonly FreightItem[]): LoadingPlanItem[] {
  const inOrder = items.toSorted(compareDepth);
  /** The highest place in use when loading starts, by stop. */
  const highestUsedPlaces = new Map(
    [...new Set(items.map(({ pickAt }) => pickAt))].map((stop) => [
      stop,
      inOrder.findLastIndex(({ pickAt, dropAt }) => pickAt < stop && dropAt > stop) + 1,
    ]),
  );
  return inOrder.map((item, i) => ({
    ...item,
    place: i + 1,
    isBehind: (highestUsedPlaces.get(item.pickAt) ?? 0) > i + 1,
  }));
}

/**
 * The unloading and loading of each stop in order, and the load aboard afterwards.
 * @param positions of the stops, in visiting order
 */
export function toLoadingSteps(positions: readonly number[], items: readonly FreightItem[]): LoadingPlanStep[] {
  const placedItems = assignPlaces(items);
  return positions.map((position) => {
    const unload = placedItems.filter(({ dropAt }) => dropAt === position).toReversed();
    const load = placedItems.filter(({ pickAt }) => pickAt === position);
    const aboard = placedItems.filter(({ pickAt, dropAt }) => pickAt <= position && dropAt > position);
    return { position, unload, load, unloaded: sumLoad(unload), loaded: sumLoad(load), aboard: sumLoad(aboard) };
  });
}
