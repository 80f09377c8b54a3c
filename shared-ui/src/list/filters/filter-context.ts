import { createContext, use } from 'react';
import type { Change, ListParams } from './params.ts';

/** What a filter needs of the list. */
export type Filtering = Pick<ListParams, 'search' | 'valueOf' | 'valuesOf' | 'toggle'> & {
  filter: (change: Change) => void;
  /** In a dialog: labels above, full width. */
  stacked?: boolean;
};

export const FilteringContext = createContext<Filtering | undefined>(undefined);

export function useFiltering(): Filtering {
  const list = use(FilteringContext);
  if (!list) throw new Error('A filter stands outside of a ListPage');
  return list;
}
