/** Heights in px. `heightOf`: measured, or else what a row is expected to have. */
type Rows = { count: number; heightOf: (row: number) => number };

/** The tops of all rows, and below them the height of all. */
export function topsOf({ count, heightOf }: Rows): number[] {
  const tops = [0];
  for (let row = 0; row < count; row += 1) tops.push((tops[row] ?? 0) + heightOf(row));
  return tops;
}

/** The first row that ends below a height; the last one, if none does. */
function findRowAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((tops[middle + 1] ?? 0) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}

export type RowRange = { start: number; end: number };

/** The rows to mount, `end` excluded: those in sight, and some before and after. */
export function rangeInSight(
  tops: readonly number[],
  { top, height }: { top: number; height: number },
  overscan: number,
): RowRange {
  const count = tops.length - 1;
  if (count <= 0) return { start: 0, end: 0 };
  return {
    start: Math.max(0, findRowAt(tops, top) - overscan),
    end: Math.min(count, findRowAt(tops, top + height) + 1 + overscan),
  };
}

/** Mounted rows with the height that those left out before each would have; a retained row may lie outside of the range. */
export function placeRows(tops: readonly number[], { start, end }: RowRange, retained: number | undefined) {
  const count = tops.length - 1;
  const inRange = Array.from({ length: end - start }, (_, index) => start + index);
  const isOutside = retained !== undefined && retained < count && (retained < start || retained >= end);
  const rows = isOutside ? [...inRange, retained].toSorted((one, other) => one - other) : inRange;
  const placed = rows.map((row, index) => {
    const previous = index === 0 ? -1 : (rows[index - 1] ?? -1);
    return { row, gap: (tops[row] ?? 0) - (tops[previous + 1] ?? 0) };
  });
  const last = rows.at(-1) ?? -1;
  return { placed, gapAfter: (tops[count] ?? 0) - (tops[last + 1] ?? 0) };
}

/** Where to scroll so that a row is in sight; where it is, if it is already. */
export function scrollTopFor(
  tops: readonly number[],
  row: number,
  { top, height }: { top: number; height: number },
): number {
  const [start, end] = [tops[row] ?? 0, tops[row + 1] ?? 0];
  if (start < top) return start;
  return end > top + height ? end - height : top;
}
