import { useCallback, useEffect, useRef, useState } from 'react';

const DEFAULT_HEIGHT = 640;
const STEP = 5;

/** The rows of a list to render: those in view, and a few before and behind. */
export function useVisibleRows(count: number, rowHeight: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, end: Math.ceil(DEFAULT_HEIGHT / rowHeight) + STEP });
  const update = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const height = clientHeight || DEFAULT_HEIGHT;
    const first = Math.max(0, (Math.floor(scrollTop / rowHeight / STEP) - 1) * STEP);
    const end = (Math.ceil((scrollTop + height) / rowHeight / STEP) + 1) * STEP;
    setRange((current) => (current.first === first && current.end === end ? current : { first, end }));
  }, [rowHeight]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [update]);
  return { scroller, first: range.first, end: Math.min(count, range.end) };
}
