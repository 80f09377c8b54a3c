import type { Column } from '../table/column.ts';
import type { ListParams } from '../params/list-params.ts';
import { useListView } from './use-list-view.ts';
import { ViewMenu } from './view-menu.tsx';

type SavedViewsProps = {
  /** The list's name in the saved views: `planning-desk-orders`. */
  name: string;
  list: ListParams;
  /** An error of the list's query: a view may have filters that no longer exist. */
  error: unknown;
};

const NO_COLUMNS: readonly Column<never>[] = [];

/** Saved views of a list without a table: its search, filters and sorting. */
export function SavedViews({ name, list, error }: SavedViewsProps) {
  const listView = useListView(name, list, NO_COLUMNS, error);
  return <ViewMenu name={name} list={list} listView={listView} hasTabs />;
}
