import { snap, SNAP, toTime, type Scale } from './scale.rules.ts';

/** The target of a drop: a row and the time at which its trip starts. */
export type DropTarget = { rowIndex: number; at: number };
/** The timeline's content as it is scrolled: where its first row and its start of time are on the screen, in px. */
export type Origin = { left: number; top: number };

/** The row and time at a point of the screen; null outside of the rows. */
export function findDropTarget(
  { x, y }: { x: number; y: number },
  { left, top }: Origin,
  { scale, rowHeight, rowCount }: { scale: Scale; rowHeight: number; rowCount: number },
): DropTarget | null {
  const rowIndex = Math.floor((y - top) / rowHeight);
  if (rowIndex < 0 || rowIndex >= rowCount) return null;
  const at = snap(toTime(scale, x - left));
  return at < scale.from || at > scale.to ? null : { rowIndex, at };
}

const STEPS: Record<string, { rows: number; time: number } | undefined> = {
  ArrowUp: { rows: -1, time: 0 },
  ArrowDown: { rows: 1, time: 0 },
  ArrowLeft: { rows: 0, time: -SNAP },
  ArrowRight: { rows: 0, time: SNAP },
  PageUp: { rows: -10, time: 0 },
  PageDown: { rows: 10, time: 0 },
};
/** With Shift, times move by four hours. */
const FAST = 16;

/** The target after a key, within the rows and times of the timeline; null: the key doesn't move it. */
export function moveByKey(
  { rowIndex, at }: DropTarget,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { scale, rowCount }: { scale: Scale; rowCount: number },
): DropTarget | null {
  const step = STEPS[key];
  if (!step) return null;
  return {
    rowIndex: Math.min(rowCount - 1, Math.max(0, rowIndex + step.rows)),
    at: Math.min(scale.to, Math.max(scale.from, snap(at) + step.time * (shiftKey ? FAST : 1))),
  };
}

/** Distance from an edge within which a drag scrolls, and px per frame at the edge itself. */
const SCROLL_ZONE_PX = 40;
const MAX_SCROLL_PX = 18;

/** The distance to scroll per frame while a drag is near an edge: the nearer, the faster. */
export function getEdgeScroll(position: number, start: number, end: number): number {
  const toStart = SCROLL_ZONE_PX - (position - start);
  const toEnd = SCROLL_ZONE_PX - (end - position);
  const depth = Math.max(toStart, toEnd);
  if (depth <= 0) return 0;
  const speed = Math.round((Math.min(depth, SCROLL_ZONE_PX) / SCROLL_ZONE_PX) * MAX_SCROLL_PX);
  return toStart > toEnd ? -speed : speed;
}
