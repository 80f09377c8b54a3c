import { useEffect, type RefObject } from 'react';
import { getColumnStretch } from './table-layout.ts';

/**
 * Lets the columns share the space that the table has left. The browser would give a part of it to the columns for
 * selection and actions too, and push the others out of sight.
 * @param totalWidth of the columns that stretch, px
 * @param fixedWidth of those that don't, px
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
