import type { Column } from './column.ts';

/** A user's arrangement of a table, and whether cards are shown in its place. */
export type TableLayout = { order: string[]; hidden: string[]; widths: Record<string, number>; cards?: boolean };

/** px; header texts are illegible below the minimum. */
const MIN_WIDTH = 64;
const MAX_WIDTH = 640;
const DEFAULT_WIDTH = 160;
const RESIZE_STEP = 24;

export const createDefaultLayout = (columns: readonly Column<never>[]): TableLayout => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ hiddenByDefault }) => hiddenByDefault).map(({ id }) => id),
  widths: {},
});

type SizedColumn<Row> = Column<Row> & { width: number | undefined };

/** Sorts the columns by the user's order. The first column stays first; columns of newer releases are added at the end. */
export function sortColumns<Row>(columns: readonly Column<Row>[], { order, widths }: TableLayout): SizedColumn<Row>[] {
  const getPosition = (id: string, index: number) => {
    if (index === 0) return -1;
    return order.includes(id) ? order.indexOf(id) : columns.length + index;
  };
  return columns
    .map((column, index) => ({
      ...column,
      width: widths[column.id] ?? column.width,
      position: getPosition(column.id, index),
    }))
    .sort((a, b) => a.position - b.position);
}

export const getVisibleColumns = <Row>(columns: readonly Column<Row>[], layout: TableLayout): SizedColumn<Row>[] =>
  sortColumns(columns, layout).filter(({ id }, index) => index === 0 || !layout.hidden.includes(id));

export const toggleColumn = (layout: TableLayout, id: string): TableLayout => ({
  ...layout,
  hidden: layout.hidden.includes(id) ? layout.hidden.filter((other) => other !== id) : [...layout.hidden, id],
});

export function moveColumnBy(
  columns: readonly Column<never>[],
  layout: TableLayout,
  id: string,
  offset: number,
): TableLayout {
  const order = sortColumns(columns, layout).map((column) => column.id);
  const from = order.indexOf(id);
  const to = Math.min(order.length - 1, Math.max(1, from + offset));
  const others = order.filter((other) => other !== id);
  return { ...layout, order: [...others.slice(0, to), id, ...others.slice(to)] };
}

/** Moves a column to the position of another. */
export function moveColumnTo(
  columns: readonly Column<never>[],
  layout: TableLayout,
  id: string,
  targetId: string,
): TableLayout {
  const order = sortColumns(columns, layout).map((column) => column.id);
  return moveColumnBy(columns, layout, id, order.indexOf(targetId) - order.indexOf(id));
}

export const resizeColumn = (layout: TableLayout, id: string, width: number): TableLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width))) },
});

/** For resizing by keyboard. */
export const resizeColumnBySteps = (
  layout: TableLayout,
  { id, width = DEFAULT_WIDTH }: { id: string; width?: number | undefined },
  steps: number,
): TableLayout => resizeColumn(layout, id, width + steps * RESIZE_STEP);

/** The minimum width of the columns, px. */
export const getTotalWidth = (columns: readonly { width?: number | undefined }[]) =>
  columns.reduce((sum, { width = DEFAULT_WIDTH }) => sum + width, 0);

/** The style of a column that gets its share of the space beyond the minimum width; see `useColumnStretch`. */
export const stretchedWidth = ({ width = DEFAULT_WIDTH }: { width?: number | undefined }) =>
  `calc(${width}px * var(--column-stretch, 1))`;

/** The factor by which the columns exceed their minimum width to fill the table. At most one pixel stays empty. */
export const getColumnStretch = (availableWidth: number, totalWidth: number) =>
  Math.max(1, Math.floor((availableWidth / totalWidth) * 10_000) / 10_000);
