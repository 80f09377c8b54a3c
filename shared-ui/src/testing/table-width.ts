/**
 * The width in px that a list may take next to the menu in a window of 1440 px, with a scroll bar, without scrolling
 * sideways.
 */
export const MAX_TABLE_WIDTH = 1143;
/** px: a primary button and the menu. */
const ACTIONS_WIDTH = 152;

/**
 * The minimum width of the table of a list, in px. The test environment has no layout, so row actions count with their
 * default width.
 */
export function getTableWidth(): number {
  const columns = [...document.querySelectorAll('table[aria-label] col')];
  const widths = columns.map((column) =>
    Number.parseFloat(/[\d.]+px/.exec(column.getAttribute('style') ?? '')?.[0] ?? 'NaN'),
  );
  const hasActions = document.querySelector('th[data-last]') !== null;
  return widths
    .slice(0, hasActions ? -1 : undefined)
    .reduce((sum, width) => sum + width, hasActions ? ACTIONS_WIDTH : 0);
}
