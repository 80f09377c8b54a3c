/**
 * The visit of an order at one of its stops, in sequence; `stop`: the position among them. At a transfer it only
 * changes vehicle.
 */
export type LabelVisit = {
  stop: number;
  what: 'pick' | 'drop';
  items: readonly { item: number }[];
  isTransfer?: boolean | undefined;
};
/**
 * A label is printed for each item that goes to a drop. `item`: the position of the cargo item; `drop`: that of the
 * stop.
 */
export type ItemLabel = { item: number; drop: number };

const allItems = (count: number) => Array.from({ length: count }, (_, item) => item);

/** A drop without specified cargo is left to the last one, as on the printed documents. */
export function listItemLabels(visits: readonly LabelVisit[], itemCount: number): ItemLabel[] {
  const drops = visits.filter(({ what, isTransfer = false }) => what === 'drop' && !isTransfer);
  return drops.flatMap(({ stop: drop, items }, i) => {
    const named = items.map(({ item }) => item);
    const unnamed = i === drops.length - 1 ? allItems(itemCount) : [];
    return (named.length > 0 ? named : unnamed).map((item) => ({ item, drop }));
  });
}

/**
 * The labels loaded or unloaded at a stop of the order.
 * @param labels of the order, where `visits` are those of one of its trips
 */
export function listLabelsAt(
  visits: readonly LabelVisit[],
  itemCount: number,
  stop: number,
  labels: readonly ItemLabel[] = listItemLabels(visits, itemCount),
): ItemLabel[] {
  const visit = visits.find((candidate) => candidate.stop === stop);
  if (!visit) return [];
  if (visit.what === 'drop' && !visit.isTransfer) return labels.filter(({ drop }) => drop === stop);
  const loaded = new Set(visit.items.map(({ item }) => item));
  return labels.filter(({ item, drop }) => drop > stop && (loaded.size === 0 || loaded.has(item)));
}

/** The barcode of a label: `O-000104/2`, and of an order with several drops also the stop: `O-000104/2/3`. */
export const toLabelCode = (number: string, { item, drop }: ItemLabel, hasSeveralDrops: boolean): string =>
  [number, item + 1, ...(hasSeveralDrops ? [drop + 1] : [])].join('/');

export const isSameLabel = (a: ItemLabel, b: ItemLabel): boolean => a.item === b.item && a.drop === b.drop;
