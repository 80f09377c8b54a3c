import type { PaperLoad, PlacedItem } from 'shared-contracts/trip-papers';
import { type Freight, loadOf } from './freight.rules.ts';

export type Step = {
  position: number;
  unload: PlacedItem[];
  load: PlacedItem[];
  unloaded: PaperLoad;
  loaded: PaperLoad;
  aboard: PaperLoad;
};

/** Deepest in the vehicle stands what leaves it last; of that, what comes in first. The items of an order stay together. */
const deepestFirst = (one: Freight, other: Freight) =>
  other.dropAt - one.dropAt ||
  one.pickAt - other.pickAt ||
  one.number.localeCompare(other.number, 'en') ||
  one.orderId.localeCompare(other.orderId, 'en');

/** Every item has its place from the start: 1 is the deepest. At each stop first the highest places leave, then the lowest come in. */
function placed(items: readonly Freight[]): PlacedItem[] {
  const inOrder = items.toSorted(deepestFirst);
  /** By stop, the highest place that is taken when loading begins there. */
  const taken = new Map(
    [...new Set(items.map(({ pickAt }) => pickAt))].map((stop) => [
      stop,
      inOrder.findLastIndex(({ pickAt, dropAt }) => pickAt < stop && dropAt > stop) + 1,
    ]),
  );
  return inOrder.map((item, i) => ({ ...item, place: i + 1, isBehind: (taken.get(item.pickAt) ?? 0) > i + 1 }));
}

/** What is unloaded and loaded at each stop, in which order, and what is aboard after it. @param positions of the stops, in the order of the way */
export function loadingSteps(positions: readonly number[], items: readonly Freight[]): Step[] {
  const all = placed(items);
  return positions.map((position) => {
    const unload = all.filter(({ dropAt }) => dropAt === position).toReversed();
    const load = all.filter(({ pickAt }) => pickAt === position);
    const aboard = all.filter(({ pickAt, dropAt }) => pickAt <= position && dropAt > position);
    return { position, unload, load, unloaded: loadOf(unload), loaded: loadOf(load), aboard: loadOf(aboard) };
  });
}
