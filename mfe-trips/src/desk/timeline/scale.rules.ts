import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';

/** Places times on the timeline: `from` is at 0 px. Times are unix seconds; `to` is exclusive. */
export type Scale = { from: number; to: number; pxPerHour: number };

/** Times of dropped orders and trips are multiples of it. */
export const SNAP = 15 * MINUTE;
/** A day fills at least a phone's width; three minutes are one pixel at most. */
export const ZOOM_LIMITS = { min: 4, max: 240 } as const;
/** Labels of hours closer than this would overlap. */
const MIN_LABEL_DISTANCE_PX = 52;
const HOUR_STEPS = [1, 2, 3, 6, 12] as const;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export const toX = ({ from, pxPerHour }: Scale, at: number): number => ((at - from) / HOUR) * pxPerHour;
export const toTime = ({ from, pxPerHour }: Scale, x: number): number => from + (x / pxPerHour) * HOUR;
export const getWidth = (scale: Scale): number => toX(scale, scale.to);

export const snap = (at: number): number => Math.round(at / SNAP) * SNAP;

/** The zoom at which this many hours fill the viewport. */
export const getZoom = (viewportWidth: number, hours: number): number =>
  clamp(viewportWidth / hours, ZOOM_LIMITS.min, ZOOM_LIMITS.max);

/** Changes the zoom without moving the time under the anchor. @param anchorX px from the viewport's start */
export function zoomAt(scale: Scale, pxPerHour: number, anchorX: number, scrollLeft: number) {
  const next: Scale = { ...scale, pxPerHour: clamp(pxPerHour, ZOOM_LIMITS.min, ZOOM_LIMITS.max) };
  return { scale: next, scrollLeft: Math.max(0, toX(next, toTime(scale, scrollLeft + anchorX)) - anchorX) };
}

/** Hours between two labels; null: only days are labelled. */
export const getLabelStep = (pxPerHour: number): number | null =>
  HOUR_STEPS.find((hours) => hours * pxPerHour >= MIN_LABEL_DISTANCE_PX) ?? null;

/**
 * Hours to label. Steps are counted from the start of each day, which clock changes make longer or shorter.
 * @param days starts of the days, in order; the last one ends at `scale.to`
 */
export function getHourMarks(scale: Scale, days: readonly number[]): number[] {
  const step = getLabelStep(scale.pxPerHour);
  if (step === null) return [];
  return days.flatMap((day, index) => {
    const end = days[index + 1] ?? scale.to;
    const count = Math.round((end - day) / (step * HOUR)) - 1;
    return Array.from({ length: Math.max(0, count) }, (_, mark) => day + (mark + 1) * step * HOUR);
  });
}

/** Starts of the days from the first one on. @param toStartOfDay the start of the day that contains a time */
export function listDays(from: number, to: number, toStartOfDay: (at: number) => number): number[] {
  const days: number[] = [];
  // Half a day after a day's end is always in the next day, even if the clock changes.
  for (let day = toStartOfDay(from); day < to; day = toStartOfDay(day + 1.5 * DAY)) days.push(day);
  return days;
}
