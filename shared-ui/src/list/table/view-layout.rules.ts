import type { ListView } from 'shared-contracts/identity/list-views';
import type { Column } from './column.ts';
import { createDefaultLayout, sortColumns, type TableLayout } from './table-layout.ts';

type ViewLayout = Pick<ListView, 'columns' | 'isCards'>;

export const toViewLayout = (columns: readonly Column<never>[], layout: TableLayout): ViewLayout => ({
  columns: sortColumns(columns, layout).map(({ id }, index) => ({
    id,
    isHidden: index > 0 && layout.hidden.includes(id),
    width: layout.widths[id] ?? null,
  })),
  isCards: layout.cards === true,
});

/** Ignores columns that the list no longer has; columns of newer releases have their defaults. */
export function toTableLayout(columns: readonly Column<never>[], view: ViewLayout): TableLayout {
  const saved = new Map(view.columns.map((column) => [column.id, column]));
  const isHidden = ({ id, hiddenByDefault }: Column<never>) => saved.get(id)?.isHidden ?? hiddenByDefault === true;
  return {
    order: view.columns.length > 0 ? [...saved.keys()] : createDefaultLayout(columns).order,
    hidden: columns.filter(isHidden).map(({ id }) => id),
    widths: Object.fromEntries(view.columns.flatMap(({ id, width }) => (width === null ? [] : [[id, width]]))),
    cards: view.isCards,
  };
}

export const isSameLayout = (columns: readonly Column<never>[], a: TableLayout, b: TableLayout): boolean =>
  JSON.stringify(toViewLayout(columns, a)) === JSON.stringify(toViewLayout(columns, b));
