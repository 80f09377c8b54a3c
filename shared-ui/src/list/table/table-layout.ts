import type { Column } from './column.ts';

/** How a person arranged a table, and whether cards stand in its place. */
export type Layout = { order: string[]; hidden: string[]; widths: Record<string, number>; cards?: boolean };

/** px; narrower a head cannot be read. */
const NARROWEST = 64;
const WIDEST = 640;
const USUAL = 160;
const STEP = 24;

export const usualLayout = (columns: readonly Column<never>[]): Layout => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  widths: {},
});

type Sized<Row> = Column<Row> & { width: number | undefined };

/** The columns in the person's order. The first of the screen stays first; one that a newer version added comes at the end. */
export function ordered<Row>(columns: readonly Column<Row>[], { order, widths }: Layout): Sized<Row>[] {
  const place = (id: string, index: number) =>
    index === 0 ? -1 : order.includes(id) ? order.indexOf(id) : columns.length + index;
  return columns
    .map((column, index) => ({ ...column, width: widths[column.id] ?? column.width, at: place(column.id, index) }))
    .sort((one, other) => one.at - other.at);
}

export const shown = <Row>(columns: readonly Column<Row>[], layout: Layout): Sized<Row>[] =>
  ordered(columns, layout).filter(({ id }, index) => index === 0 || !layout.hidden.includes(id));

export const toggled = (layout: Layout, id: string): Layout => ({
  ...layout,
  hidden: layout.hidden.includes(id) ? layout.hidden.filter((other) => other !== id) : [...layout.hidden, id],
});

/** Moves a column by so many places among all of them. */
export function movedBy(columns: readonly Column<never>[], layout: Layout, id: string, places: number): Layout {
  const order = ordered(columns, layout).map((column) => column.id);
  const from = order.indexOf(id);
  const to = Math.min(order.length - 1, Math.max(1, from + places));
  const rest = order.filter((other) => other !== id);
  return { ...layout, order: [...rest.slice(0, to), id, ...rest.slice(to)] };
}

/** Moves a column to the place of another. */
export function movedTo(columns: readonly Column<never>[], layout: Layout, id: string, target: string): Layout {
  const order = ordered(columns, layout).map((column) => column.id);
  return movedBy(columns, layout, id, order.indexOf(target) - order.indexOf(id));
}

export const sized = (layout: Layout, id: string, width: number): Layout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) },
});

/** By the keyboard, a step at a time. */
export const stepped = (
  layout: Layout,
  { id, width = USUAL }: { id: string; width?: number | undefined },
  steps: number,
): Layout => sized(layout, id, width + steps * STEP);

/** px that the table needs at least; wider, it shares the room. */
export const leastWidth = (columns: readonly { width?: number | undefined }[]) =>
  columns.reduce((sum, { width = 96 }) => sum + width, 0);
