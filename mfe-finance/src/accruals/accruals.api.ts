import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { AccrualRow, AccrualRun } from 'shared-contracts/finance/accruals';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages, notices } from './accruals.messages.ts';

const all = ['accruals'] as const;

export const ACCRUALS_PATH = 'accruals';

export const accrualQueries = {
  all,
  runs: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'runs', query],
      queryFn: ({ signal }) => api.get<Page<AccrualRun>>('accrual-runs', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  run: (id: string) =>
    queryOptions({
      queryKey: [...all, 'run', id],
      queryFn: ({ signal }) => api.get<AccrualRun>(`accrual-runs/${id}`, { signal }),
    }),
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<AccrualRow>>(ACCRUALS_PATH, { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** All partners, for the filter. */
export const partnersQuery = queryOptions({
  queryKey: ['choices', 'partners', 'all'],
  queryFn: ({ signal }) => api.get<Page<NamedRef>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
  select: ({ items }) => items,
});

const mutationDefaults = { invalidates: all, refetchOnConflict: all, errorMessages };

export const accrualMutations = {
  calculate: () =>
    mutationOptions({
      mutationFn: (month: string) => api.post<AccrualRun>('accrual-runs', { month }),
      meta: { ...mutationDefaults, successMessage: notices.calculated },
    }),
  post: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<AccrualRun>(`accrual-runs/${id}/post`),
      meta: { ...mutationDefaults, successMessage: notices.posted },
    }),
};
