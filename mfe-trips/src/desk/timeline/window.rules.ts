import { toTime, type Scale } from './scale.rules.ts';

/** Rows `first` to `end` (exclusive) are rendered. */
export type RowRange = { first: number; end: number };
/** Bars that intersect it are rendered; unix seconds. */
export type TimeRange = { from: number; to: number };
/** The visible part of the timeline, in px. */
export type Viewport = { scrollLeft: number; scrollTop: number; width: number; height: number };

/**
 * The number of rows by which the rendered range moves and exceeds the viewport, to limit rerenders while scrolling.
 */
const ROW_STEP = 4;

/** The rendered rows; changes only every `ROW_STEP` rows. */
export function getRowRange({ scrollTop, height }: Viewport, rowHeight: number, rowCount: number): RowRange {
  const stepPx = rowHeight * ROW_STEP;
  const first = (Math.floor(scrollTop / stepPx) - 1) * ROW_STEP;
  const end = (Math.ceil((scrollTop + height) / stepPx) + 1) * ROW_STEP;
  return { first: Math.min(Math.max(0, first), rowCount), end: Math.min(Math.max(0, end), rowCount) };
}

/** The rendered time: the viewport and half of it on both sides; changes only every half viewport. */
export function getTimeRange(scale: Scale, { scrollLeft, width }: Viewport): TimeRange {
  const stepPx = Math.max(1, width / 2);
  const first = Math.floor(scrollLeft / stepPx) - 1;
  const end = Math.ceil((scrollLeft + width) / stepPx) + 1;
  return { from: toTime(scale, first * stepPx), to: toTime(scale, end * stepPx) };
}

export const isInRange = ({ from, to }: TimeRange, span: TimeRange): boolean => span.from < to && span.to > from;

/** The scroll offset that brings a part into view, changed as little as possible. */
export function scrollIntoRange(scroll: number, viewport: number, start: number, end: number): number {
  if (start < scroll || end - start > viewport) return Math.max(0, start);
  return end > scroll + viewport ? end - viewport : scroll;
}
