import { createContext, use } from 'react';
import type { FilterChange, ListParams } from '../params/list-params.ts';

/** The state of the list that filters need. */
export type ListFilterState = Pick<ListParams, 'search' | 'getValue' | 'getValues' | 'toggleFilterValue'> & {
  setFilters: (change: FilterChange) => void;
  /** In a dialog: labels above the controls, full width. */
  isStacked?: boolean;
};

export const ListFilterContext = createContext<ListFilterState | undefined>(undefined);

export function useListFilters(): ListFilterState {
  const list = use(ListFilterContext);
  if (!list) throw new Error('A filter must be inside of a ListPage');
  return list;
}
