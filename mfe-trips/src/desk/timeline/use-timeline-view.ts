import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getZoom, toX, zoomAt, type Scale } from './scale.rules.ts';
import { AXIS_HEIGHT, HEADER_WIDTH, ROW_HEIGHT } from './timeline-size.ts';
import {
  getRowRange,
  getTimeRange,
  scrollIntoRange,
  type RowRange,
  type TimeRange,
  type Viewport,
} from './window.rules.ts';

/** Used until the element has a size. */
const DEFAULT_SIZE = { width: 1_000, height: 640 };
const HOURS_AT_START = 48;
/** Used once its width is known: a day, or more if there is room. */
const [HOURS_SHOWN, PX_PER_HOUR_SHOWN] = [24, 26];
/** Per step of a button, and per 100 px of the wheel. */
const ZOOM_FACTOR = 1.5;

type View = { scale: Scale; rowRange: RowRange; timeRange: TimeRange };

const isSameRange = (one: View, other: View) =>
  one.scale === other.scale &&
  one.rowRange.first === other.rowRange.first &&
  one.rowRange.end === other.rowRange.end &&
  one.timeRange.from === other.timeRange.from &&
  one.timeRange.to === other.timeRange.to;

/** The visible part of the plan: which rows and which time are rendered, and the zoom. */
export function useTimelineView(from: number, to: number, rowCount: number, initialTime: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const viewport = useRef<Viewport>({ scrollLeft: 0, scrollTop: 0, ...DEFAULT_SIZE });
  const pendingScroll = useRef<number>(undefined);
  const showInitialTime = useRef<() => void>(() => undefined);
  const toView = (scale: Scale): View => ({
    scale,
    rowRange: getRowRange(viewport.current, ROW_HEIGHT, rowCount),
    timeRange: getTimeRange(scale, viewport.current),
  });
  const [view, setView] = useState(() => toView({ from, to, pxPerHour: getZoom(DEFAULT_SIZE.width, HOURS_AT_START) }));
  const latest = useRef({ view, toView });
  latest.current = { view, toView };

  const update = useCallback((scale = latest.current.view.scale) => {
    const next = latest.current.toView(scale);
    if (isSameRange(next, latest.current.view)) return;
    latest.current = { ...latest.current, view: next };
    setView(next);
  }, []);

  const readViewport = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    viewport.current = {
      scrollLeft: element.scrollLeft,
      scrollTop: element.scrollTop,
      width: Math.max(1, (element.clientWidth || DEFAULT_SIZE.width) - HEADER_WIDTH),
      height: Math.max(1, (element.clientHeight || DEFAULT_SIZE.height) - AXIS_HEIGHT),
    };
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const onChange = () => {
      readViewport();
      update();
    };
    const observer = new ResizeObserver(onChange);
    observer.observe(element);
    element.addEventListener('scroll', onChange, { passive: true });
    readViewport();
    if (element.clientWidth > 0) showInitialTime.current();
    else onChange();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onChange);
    };
  }, [readViewport, update]);

  showInitialTime.current = () => {
    const { width } = viewport.current;
    const pxPerHour = Math.min(getZoom(width, HOURS_SHOWN), PX_PER_HOUR_SHOWN);
    const scale = { ...latest.current.view.scale, pxPerHour };
    pendingScroll.current = toX(scale, initialTime);
    viewport.current = { ...viewport.current, scrollLeft: pendingScroll.current };
    update(scale);
  };

  // The plan's horizon or the rows have changed.
  useEffect(() => {
    const { scale } = latest.current.view;
    update(scale.from === from && scale.to === to ? scale : { ...scale, from, to });
  }, [from, to, rowCount, update]);

  // Applied after a zoom, once the content is wide enough.
  useLayoutEffect(() => {
    if (pendingScroll.current === undefined || !scroller.current) return;
    scroller.current.scrollLeft = pendingScroll.current;
    pendingScroll.current = undefined;
  }, [view.scale]);

  const setZoom = useCallback(
    (pxPerHour: number, anchorX = viewport.current.width / 2) => {
      const { scale, scrollLeft } = zoomAt(latest.current.view.scale, pxPerHour, anchorX, viewport.current.scrollLeft);
      viewport.current = { ...viewport.current, scrollLeft };
      pendingScroll.current = scrollLeft;
      update(scale);
    },
    [update],
  );

  // React's wheel listeners are passive: they can't prevent the page from zooming.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let pending = { deltaY: 0, clientX: 0 };
    let frame = 0;
    // Touchpads send several events per frame.
    const zoom = () => {
      const { left } = element.getBoundingClientRect();
      const { pxPerHour } = latest.current.view.scale;
      setZoom(pxPerHour * ZOOM_FACTOR ** (-pending.deltaY / 100), pending.clientX - left - HEADER_WIDTH);
      pending = { deltaY: 0, clientX: 0 };
      frame = 0;
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      pending = { deltaY: pending.deltaY + event.deltaY, clientX: event.clientX };
      if (frame === 0) frame = requestAnimationFrame(zoom);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('wheel', onWheel);
    };
  }, [setZoom]);

  const zoomBy = useCallback(
    (steps: 1 | -1) => setZoom(latest.current.view.scale.pxPerHour * ZOOM_FACTOR ** steps),
    [setZoom],
  );
  /** Fits so many hours into the viewport. */
  const showHours = useCallback((hours: number) => setZoom(getZoom(viewport.current.width, hours), 0), [setZoom]);

  /** Scrolls a time near the start of the viewport. */
  const showTime = useCallback((at: number) => {
    const element = scroller.current;
    const { scale } = latest.current.view;
    if (element) element.scrollLeft = toX(scale, at) - viewport.current.width / 6;
  }, []);

  /** Scrolls as little as needed. */
  const reveal = useCallback(
    (rowIndex: number, span: TimeRange) => {
      const element = scroller.current;
      if (!element) return;
      const { scale } = latest.current.view;
      const { scrollLeft, scrollTop, width, height } = viewport.current;
      const left = scrollIntoRange(scrollLeft, width, toX(scale, span.from), toX(scale, span.to));
      const top = scrollIntoRange(scrollTop, height, rowIndex * ROW_HEIGHT, (rowIndex + 1) * ROW_HEIGHT);
      if (left !== scrollLeft) element.scrollLeft = left;
      if (top !== scrollTop) element.scrollTop = top;
      readViewport();
      update();
    },
    [readViewport, update],
  );

  return { scroller, ...view, zoomBy, showHours, showTime, reveal, getScale: () => latest.current.view.scale };
}

export type TimelineView = ReturnType<typeof useTimelineView>;
