import { findBandGaps, findBandOverlaps, type Band, type BandError } from 'shared-contracts/values/finance/bands';
import { isMeasure } from '../terms.ts';

export type TypedBand = { from?: string | null | undefined; to?: string | null | undefined };
type Span = { from: string; to: string | null };
type RowError = Extract<BandError, { code: 'empty' | 'overlap' }>;
/** Errors and gaps by row index. A gap lies before its row; `end` is the open range after the last band. */
export type BandReport = { errors: Record<number, RowError[]>; gaps: Record<number, Span>; end: Span | null };

type IndexedBand = { band: Band; index: number };

/** Skips bands that are not complete yet. */
const getValidBands = (bands: readonly TypedBand[]): IndexedBand[] =>
  bands.flatMap(({ from, to }, index) =>
    isMeasure(from) && (!to || isMeasure(to)) ? [{ band: { from, to: to || null }, index }] : [],
  );

/** Finds the errors that prevent saving, by row index. */
export function findOverlaps(bands: readonly TypedBand[]): RowError[] {
  const valid = getValidBands(bands);
  const getIndex = (index: number) => valid[index]?.index ?? index;
  return findBandOverlaps(valid.map(({ band }) => band)).flatMap((error): RowError[] => {
    if (error.code === 'empty') return [{ ...error, index: getIndex(error.index) }];
    return error.code === 'overlap'
      ? [{ ...error, index: getIndex(error.index), otherIndex: getIndex(error.otherIndex) }]
      : [];
  });
}

/** Finds errors and gaps. */
export function analyzeBands(bands: readonly TypedBand[]): BandReport {
  const valid = getValidBands(bands);
  const report: BandReport = { errors: {}, gaps: {}, end: null };
  const addError = (index: number, error: RowError) => (report.errors[index] ??= []).push(error);
  for (const error of findOverlaps(bands)) {
    addError(error.index, error);
    if (error.code === 'overlap')
      addError(error.otherIndex, { ...error, index: error.otherIndex, otherIndex: error.index });
  }
  if (valid.length === 0) return report;
  for (const error of findBandGaps(valid.map(({ band }) => band))) {
    if (error.code === 'gap')
      report.gaps[valid[error.beforeIndex]?.index ?? error.beforeIndex] = { from: error.from, to: error.to };
    if (error.code === 'open') report.end = { from: error.from, to: null };
  }
  return report;
}

/** Inserts a band before a row. */
export function insertBand<Row extends TypedBand>(rows: readonly Row[], before: number, row: Row): Row[] {
  return [...rows.slice(0, before), row, ...rows.slice(before)];
}
