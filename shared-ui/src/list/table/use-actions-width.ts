import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

/** px of horizontal cell padding. */
const PADDING = 20;

function measureContent(cell: Element): number {
  const [first, last] = [cell.firstElementChild, cell.lastElementChild];
  if (!first || !last) return 0;
  return Math.ceil(last.getBoundingClientRect().right - first.getBoundingClientRect().left) + PADDING;
}

/** The width of the actions column, px. Measured, because labels differ in length by language. */
export function useActionsWidth(table: RefObject<HTMLTableElement | null>, rows: unknown, minWidth: number): number {
  const { locale } = useIntl();
  const [width, setWidth] = useState(minWidth);
  useLayoutEffect(() => {
    const cells = [...(table.current?.querySelectorAll('td[data-last] > *') ?? [])];
    const measure = () => setWidth(Math.max(minWidth, ...cells.map(measureContent)));
    measure();
    const observer = new ResizeObserver(measure); // the font of another language may load later
    for (const { firstElementChild } of cells) if (firstElementChild) observer.observe(firstElementChild);
    return () => observer.disconnect();
  }, [table, rows, locale, minWidth]);
  return width;
}
