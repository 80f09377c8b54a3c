import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

/** px of a cell's own space at both sides. */
const SIDES = 24;

function extentOf(cell: Element): number {
  const [first, last] = [cell.firstElementChild, cell.lastElementChild];
  return first && last ? Math.ceil(last.getBoundingClientRect().right - first.getBoundingClientRect().left) + SIDES : 0;
}

/** The width that the actions of the rows want, px: how long their words are is a matter of the language. */
export function useActionsWidth(table: RefObject<HTMLTableElement | null>, rows: unknown, least: number): number {
  const { locale } = useIntl();
  const [width, setWidth] = useState(least);
  useLayoutEffect(() => {
    const cells = [...(table.current?.querySelectorAll('td[data-last] > *') ?? [])];
    const measure = () => setWidth(Math.max(least, ...cells.map(extentOf)));
    measure();
    const observer = new ResizeObserver(measure); // the script of another language may come after its words
    for (const { firstElementChild } of cells) if (firstElementChild) observer.observe(firstElementChild);
    return () => observer.disconnect();
  }, [table, rows, locale, least]);
  return width;
}
