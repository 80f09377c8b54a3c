/** Half-open [from, to); `to` null: no upper limit. Decimal strings of at most three places. */
export type Band = { from: string; to: string | null };

/**
 * Indexes refer to the bands as passed in. `gap`: a range before `beforeIndex` that no band covers; `open`: nothing
 * covers what follows `from`.
 */
export type BandError =
  | { code: 'empty'; index: number }
  | { code: 'overlap'; index: number; otherIndex: number; from: string; to: string | null }
  | { code: 'gap'; beforeIndex: number; from: string; to: string }
  | { code: 'open'; from: string };

const THOUSANDTHS = 1_000;
const toThousandths = (value: string) => Math.round(Number(value) * THOUSANDTHS);
const fromThousandths = (thousandths: number) => String(thousandths / THOUSANDTHS);

type IndexedBand = { index: number; start: number; end: number };

const sortBands = (bands: readonly Band[]): IndexedBand[] =>
  bands
    .map(({ from, to }, index) => ({
      index,
      start: toThousandths(from),
      end: to === null ? Infinity : toThousandths(to),
    }))
    .toSorted((a, b) => a.start - b.start || a.index - b.index);

/** Finds empty bands and pairs that overlap: a contract with these is not saved. */
export function findBandOverlaps(bands: readonly Band[]): BandError[] {
  const sorted = sortBands(bands);
  const emptyBands = sorted
    .filter(({ start, end }) => end <= start)
    .map(({ index }): BandError => ({ code: 'empty', index }));
  const filledBands = sorted.filter(({ start, end }) => end > start);
  const overlaps = filledBands.flatMap((band, i) =>
    filledBands
      .slice(i + 1)
      .filter((next) => next.start < band.end)
      .map((next): BandError => {
        const end = Math.min(band.end, next.end);
        return {
          code: 'overlap',
          index: next.index,
          otherIndex: band.index,
          from: fromThousandths(next.start),
          to: end === Infinity ? null : fromThousandths(end),
        };
      }),
  );
  return [...emptyBands, ...overlaps];
}

/** Finds the ranges from 0 up that no band covers: a distance there has no rate. */
export function findBandGaps(bands: readonly Band[]): BandError[] {
  const gaps: BandError[] = [];
  let covered = 0;
  for (const { index, start, end } of sortBands(bands)) {
    if (start > covered)
      gaps.push({ code: 'gap', beforeIndex: index, from: fromThousandths(covered), to: fromThousandths(start) });
    covered = Math.max(covered, end);
  }
  return covered === Infinity ? gaps : [...gaps, { code: 'open', from: fromThousandths(covered) }];
}
