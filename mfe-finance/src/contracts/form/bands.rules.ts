import { bandGaps, bandOverlaps, type Band, type BandFault } from 'shared-contracts/values/bands';
import { isMeasure } from './terms.ts';

export type TypedBand = { from?: string | null | undefined; to?: string | null | undefined };
type Span = { from: string; to: string | null };
type RowFault = Extract<BandFault, { code: 'empty' | 'overlap' }>;
/** By the row's place; `gaps`: before that row; `end`: nothing holds what lies beyond. */
export type BandReport = { faults: Record<number, RowFault[]>; gaps: Record<number, Span>; end: Span | null };

type Placed = { band: Band; at: number };

/** Those that can be read while others are still being typed. */
const readable = (bands: readonly TypedBand[]): Placed[] =>
  bands.flatMap(({ from, to }, at) =>
    isMeasure(from) && (!to || isMeasure(to)) ? [{ band: { from, to: to || null }, at }] : [],
  );

/** Overlaps alone, by places in the list: with these nothing is sent. */
export function overlapsIn(bands: readonly TypedBand[]): RowFault[] {
  const placed = readable(bands);
  const placeOf = (at: number) => placed[at]?.at ?? at;
  return bandOverlaps(placed.map(({ band }) => band)).flatMap((fault): RowFault[] => {
    if (fault.code === 'empty') return [{ ...fault, at: placeOf(fault.at) }];
    return fault.code === 'overlap' ? [{ ...fault, at: placeOf(fault.at), other: placeOf(fault.other) }] : [];
  });
}

/** What is to be said of bands as they stand. */
export function reportOn(bands: readonly TypedBand[]): BandReport {
  const placed = readable(bands);
  const report: BandReport = { faults: {}, gaps: {}, end: null };
  const put = (at: number, fault: RowFault) => (report.faults[at] ??= []).push(fault);
  for (const fault of overlapsIn(bands)) {
    put(fault.at, fault);
    if (fault.code === 'overlap') put(fault.other, { ...fault, at: fault.other, other: fault.at });
  }
  if (placed.length === 0) return report;
  for (const fault of bandGaps(placed.map(({ band }) => band))) {
    if (fault.code === 'gap')
      report.gaps[placed[fault.before]?.at ?? fault.before] = { from: fault.from, to: fault.to };
    if (fault.code === 'open') report.end = { from: fault.from, to: null };
  }
  return report;
}

/** With a band in a gap, where it belongs. */
export function filled<Row extends TypedBand>(rows: readonly Row[], before: number, row: Row): Row[] {
  return [...rows.slice(0, before), row, ...rows.slice(before)];
}
