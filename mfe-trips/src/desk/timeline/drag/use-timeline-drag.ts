import { useEffect, useRef, type RefObject } from 'react';
import type { Dragged, Drop } from '../../model/drops.rules.ts';
import { findBarAt, type DeskRow } from '../../model/rows.rules.ts';
import { findDropTarget, getEdgeScroll, type DropTarget } from '../drop-target.rules.ts';
import { getWidth, toX, type Scale } from '../scale.rules.ts';
import { AXIS_HEIGHT, HEADER_WIDTH, ROW_HEIGHT } from '../timeline-size.ts';
import { createDropLine, createGhost } from './ghost.ts';
import { listenForDrags, type DragSession, type Point } from './pointer-drag.ts';

/** A trip that is moved less than this sideways keeps its time. */
const TIME_THRESHOLD_PX = 12;
/** The width of a new trip, whose length isn't planned yet. */
const NEW_TRIP_WIDTH_PX = 90;

type TimelineDragOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLDivElement | null>;
  getScale: () => Scale;
  rows: readonly DeskRow[];
  /** Finds the item of an element with `data-trip` or `data-order`; null if it can't be moved. */
  findDragged: (source: HTMLElement) => { dragged: Dragged; name: string } | null;
  /** Finds a trip outside of the timeline, such as the one shown in detail, by `data-drop-trip`. */
  findTrip: (id: string) => Extract<Drop, { kind: 'trip' }> | null;
  /** Describes the effect of a drop, or why it is refused. */
  describeTarget: (dragged: Dragged, drop: Drop) => { text: string; isRefused: boolean };
  onStart: (dragged: Dragged) => void;
  onEnd: () => void;
  onDrop: (dragged: Dragged, drop: Drop) => void;
};

const NO_TARGET = { text: '', isRefused: false };
const SOURCES = '[data-trip], [data-order]';

/** Drags trips and orders into rows and times, trips and the pool. */
export function useTimelineDrag(options: TimelineDragOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () =>
      listenForDrags({
        findSource: (target) =>
          // A control within an order is clicked, not dragged.
          target.closest('input, label, a') ? null : target.closest<HTMLElement>(SOURCES),
        start: (source, point) => startDrag(latest.current, source, point),
      }),
    [],
  );
}

function startDrag(options: TimelineDragOptions, source: HTMLElement, start: Point): DragSession | null {
  const {
    scroller: { current: scroller },
    canvas: { current: canvas },
    rows,
  } = options;
  const found = options.findDragged(source);
  if (!found || !scroller || !canvas) return null;
  const { dragged, name } = found;
  const scale = options.getScale();
  const rect = scroller.getBoundingClientRect();
  const startScroll = scroller.scrollLeft;
  /** The offset of the pointer within the bar. */
  const grabX = dragged.kind === 'trip' ? start.x - source.getBoundingClientRect().left : 0;
  const tripSpan = dragged.kind === 'trip' ? { from: dragged.trip.beginsAt, to: dragged.trip.endsAt } : null;
  const ghost = createGhost(name);
  const line = createDropLine(canvas);
  let drop: Drop | null = null;
  source.setAttribute('data-dragging', '');
  options.onStart(dragged);

  const toDrop = (target: DropTarget, point: Point): Drop | null => {
    const row = rows[target.rowIndex];
    if (!row) return null;
    if (dragged.kind === 'orders') return { kind: 'row', row, at: target.at, bar: findBarAt(row, target.at) ?? null };
    const movedX = point.x - start.x + scroller.scrollLeft - startScroll;
    return { kind: 'row', row, at: Math.abs(movedX) < TIME_THRESHOLD_PX ? null : target.at, bar: null };
  };
  const findDrop = (point: Point, over: Element | null): Drop | null => {
    if (!over || over.closest('[data-desk-timeline]') === null) {
      if (over?.closest('[data-drop-pool]')) return { kind: 'pool' };
      const tripId = over?.closest<HTMLElement>('[data-drop-trip]')?.dataset['dropTrip'];
      return tripId === undefined ? null : options.findTrip(tripId);
    }
    const origin = {
      left: rect.left + HEADER_WIDTH - scroller.scrollLeft,
      top: rect.top + AXIS_HEIGHT - scroller.scrollTop,
    };
    const target = findDropTarget({ x: point.x - grabX, y: point.y }, origin, {
      scale,
      rowHeight: ROW_HEIGHT,
      rowCount: rows.length,
    });
    return target && toDrop(target, point);
  };
  const mark = () => {
    if (drop?.kind !== 'row') return line.hide();
    const { row, at, bar } = drop;
    const from = bar?.from ?? at ?? tripSpan?.from ?? scale.from;
    const to = bar?.to ?? (tripSpan?.from && tripSpan.to ? from + tripSpan.to - tripSpan.from : null);
    return line.show({
      x: HEADER_WIDTH + toX(scale, from),
      y: AXIS_HEIGHT + rows.indexOf(row) * ROW_HEIGHT,
      width: Math.min(to === null ? NEW_TRIP_WIDTH_PX : toX(scale, to) - toX(scale, from), getWidth(scale)),
      height: ROW_HEIGHT,
    });
  };
  return {
    move: (point, over) => {
      if (over?.closest('[data-desk-timeline]')) {
        const left = getEdgeScroll(point.x, rect.left + HEADER_WIDTH, rect.right);
        const top = getEdgeScroll(point.y, rect.top + AXIS_HEIGHT, rect.bottom);
        if (left !== 0 || top !== 0) scroller.scrollBy(left, top);
      }
      drop = findDrop(point, over);
      ghost.moveTo(point.x, point.y);
      const { text, isRefused } = drop ? options.describeTarget(dragged, drop) : NO_TARGET;
      ghost.setPlace(text);
      line.setRefused(isRefused);
      mark();
    },
    drop: () => {
      if (drop) options.onDrop(dragged, drop);
    },
    end: () => {
      ghost.remove();
      line.remove();
      source.removeAttribute('data-dragging');
      options.onEnd();
    },
  };
}
