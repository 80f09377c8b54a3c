import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStableCallback } from '../../../base/use-stable-callback.ts';
import { placeRows, rangeInSight, scrollTopFor, topsOf } from './row-window.rules.ts';

/** Rows mounted above and below those in sight, so that Tab and quick scrolling find them. */
const OVERSCAN = 6;
/** px, before the browser has laid out. */
const UNKNOWN_HEIGHT = 480;

type Options = {
  /** By row: what identifies it while rows are added, removed or filtered. */
  keys: readonly number[];
  /** px, until a row has been measured. */
  expectedHeight: number;
  /** False: all rows are mounted. */
  isOn: boolean;
};

const average = (heights: ReadonlyMap<number, number>, otherwise: number) =>
  heights.size === 0 ? otherwise : [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size;

const keyOf = (element: Element | null | undefined) => {
  const key = element?.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'];
  return key === undefined ? undefined : Number(key);
};

/** Mounts the rows of a scroll box that are in sight, and the one that has the focus. */
export function useVirtualRows({ keys, expectedHeight, isOn }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [sight, setSight] = useState({ top: 0, height: UNKNOWN_HEIGHT });
  const [focusedKey, setFocusedKey] = useState<number>();
  const usual = average(heights, expectedHeight);
  const tops = topsOf({ count: keys.length, heightOf: (row) => heights.get(keys[row] ?? -1) ?? usual });
  const focused = focusedKey === undefined ? -1 : keys.indexOf(focusedKey);
  const range = isOn ? rangeInSight(tops, sight, OVERSCAN) : { start: 0, end: keys.length };
  const { placed, gapAfter } = placeRows(tops, range, focused === -1 ? undefined : focused);

  const readSight = () => {
    const element = box.current;
    if (!element) return;
    const next = { top: element.scrollTop, height: element.clientHeight || UNKNOWN_HEIGHT };
    setSight((current) => (current.top === next.top && current.height === next.height ? current : next));
  };
  const measure = useEffectEvent((entries: readonly ResizeObserverEntry[]) => {
    const measured = entries.flatMap(({ target, borderBoxSize }): [number, number][] => {
      const [key, height] = [keyOf(target), borderBoxSize[0]?.blockSize ?? 0];
      return key === undefined || height === 0 ? [] : [[key, height]];
    });
    const isUnexpected = ([key, height]: [number, number]) => Math.abs((heights.get(key) ?? usual) - height) >= 1;
    if (measured.some(isUnexpected)) setHeights((current) => new Map([...current, ...measured]));
    readSight();
  });
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => {
    const created = new ResizeObserver((entries) => measure(entries));
    observer.current = created;
    if (box.current) created.observe(box.current);
    for (const row of box.current?.querySelectorAll('[data-row-key]') ?? []) created.observe(row);
    return () => created.disconnect();
  }, []);
  const rowRef = useStableCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    observer.current?.observe(element);
    return () => observer.current?.unobserve(element);
  });

  /** Mounts a row and scrolls to it. */
  const showRow = (row: number) => {
    const element = box.current;
    if (!element) return;
    const { scrollTop: top, clientHeight } = element;
    element.scrollTop = scrollTopFor(tops, row, { top, height: clientHeight || UNKNOWN_HEIGHT });
    readSight();
  };
  return {
    box,
    rowRef,
    placed,
    gapAfter,
    showRow,
    boxProps: {
      // Interruptible: the browser scrolls on while rows are rendered.
      onScroll: () => startTransition(readSight),
      onFocus: ({ target }: { target: Element }) => setFocusedKey(keyOf(target)),
      onBlur: ({ relatedTarget }: { relatedTarget: Element | null }) => {
        if (keyOf(relatedTarget) === undefined) setFocusedKey(undefined);
      },
    },
  };
}
