import { useEffect, type RefObject } from 'react';
import { getColumnStretch } from './table-layout.ts';

/**
 * Distributes the remaining space of the table over the columns. The browser would also give some of it to the columns
 * for selection and actions, and push the others out of view.
 * @param totalWidth of the columns that stretch, px
 * @param fixedWidth of the others, px
 */
export function useColumnStretch(box: RefObject<HTMLElement | null>, totalWidth: number, fixedWidth: number) {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    // In an observer, because measuring before the browser's layout would force a layout of the whole page.
    const observer = new ResizeObserver(() => {
      const stretch = getColumnStretch(current.clientWidth - fixedWidth, totalWidth);
      current.style.setProperty('--column-stretch', String(stretch));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, totalWidth, fixedWidth]);
}
