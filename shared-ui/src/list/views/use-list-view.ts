import { ApiError } from 'shared-auth';
import { useEffect } from 'react';
import type { Column } from '../table/column.ts';
import { useTableLayout } from '../table/use-table-layout.ts';
import type { ListParams } from '../params/list-params.ts';
import { toViewLayout } from '../table/view-layout.rules.ts';

/** The state of a list with what its saved view makes of it. */
export function useListView(name: string, list: ListParams, columns: readonly Column<never>[], error: unknown) {
  const { views } = list;
  const view = views.active?.list === name ? views.active : undefined;
  const table = useTableLayout(name, columns, view);
  const isChanged = view !== undefined && (table.isModified || views.query !== views.toKnownQuery(view.query));

  useEffect(() => views.nameInAddress?.());

  const viewQuery = view?.query;
  useEffect(() => {
    if (!(error instanceof ApiError) || viewQuery === undefined) return;
    const rejected = [...new URLSearchParams(viewQuery).keys()].filter((param) => param in error.fields);
    if (rejected.length > 0) views.dropParams(rejected);
  });

  return {
    ...table,
    view,
    isChanged,
    /** The state that a view saves. */
    state: { query: views.query, ...toViewLayout(columns, table.layout) },
  };
}

export type ListViewState = ReturnType<typeof useListView>;
