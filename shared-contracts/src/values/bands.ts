/** Half-open [from, to); no `to`: without limit. Decimal strings of at most three places. */
export type Band = { from: string; to: string | null };

/** By the positions of the bands as they stand. `gap`: what lies between two of them, or before the first; `open`: nothing beyond `from`. */
export type BandFault =
  | { code: 'empty'; at: number }
  | { code: 'overlap'; at: number; other: number; from: string; to: string | null }
  | { code: 'gap'; before: number; from: string; to: string }
  | { code: 'open'; from: string };

const WHOLE = 1_000;
const inThousandths = (value: string) => Math.round(Number(value) * WHOLE);
const endOf = ({ to }: Band) => (to === null ? Infinity : inThousandths(to));
const shown = (thousandths: number) => String(thousandths / WHOLE);

type Placed = Band & { at: number; start: number; end: number };

const placed = (bands: readonly Band[]): Placed[] =>
  bands
    .map((band, at) => ({ ...band, at, start: inThousandths(band.from), end: endOf(band) }))
    .toSorted((one, other) => one.start - other.start || one.at - other.at);

/** Bands that hold nothing, and pairs that hold the same: with these a contract is not saved. */
export function bandOverlaps(bands: readonly Band[]): BandFault[] {
  const sorted = placed(bands);
  const empty = sorted.filter(({ start, end }) => end <= start).map(({ at }): BandFault => ({ code: 'empty', at }));
  const whole = sorted.filter(({ start, end }) => end > start);
  const pairs = whole.flatMap((band, i) =>
    whole
      .slice(i + 1)
      .filter((next) => next.start < band.end)
      .map((next): BandFault => {
        const end = Math.min(band.end, next.end);
        return {
          code: 'overlap',
          at: next.at,
          other: band.at,
          from: shown(next.start),
          to: end === Infinity ? null : shown(end),
        };
      }),
  );
  return [...empty, ...pairs];
}

/** What no band holds, from 0 on: a distance there has no rate. */
export function bandGaps(bands: readonly Band[]): BandFault[] {
  const gaps: BandFault[] = [];
  let covered = 0;
  for (const { at, start, end } of placed(bands)) {
    if (start > covered) gaps.push({ code: 'gap', before: at, from: shown(covered), to: shown(start) });
    covered = Math.max(covered, end);
  }
  return covered === Infinity ? gaps : [...gaps, { code: 'open', from: shown(covered) }];
}
