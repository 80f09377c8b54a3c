import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Location } from 'shared-contracts/network';
import type { OperationDetails, OperationInput, OperationPerson, OperationRow } from 'shared-contracts/operations';
import type { Timeline } from 'shared-contracts/timeline';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';
import { messages, refusals } from './operations.messages.ts';

const all = ['operations'] as const;

export const operationQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<OperationRow>>('operations', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<OperationDetails>(`operations/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`operations/${id}/timeline`, { signal }),
    }),
};

/** Pickers name operations, and whom orders wait for depends on them. */
const STALE = [['choices', 'operations'], ['orders']] as const;

export const operationMutations = {
  /** Without an id a new one. */
  save: (id?: string) =>
    mutationOptions({
      mutationFn: (input: OperationInput) =>
        id ? api.patch<OperationDetails>(`operations/${id}`, input) : api.post<OperationDetails>('operations', input),
      meta: { invalidates: [all, ...STALE], success: messages.saved, refusals },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`operations/${id}`),
      meta: { invalidates: [[...all, 'list'], ...STALE], success: messages.deleted, refusals },
    }),
};

/** Who may be named in an operation. */
export const people: Source<OperationPerson> = {
  key: ['choices', 'operations/people'],
  load: (query, signal) => api.get<Page<OperationPerson>>('operations/people', { query, signal }),
  choice: ({ id, name, email }) => ({ value: id, label: name, hint: email }),
};

export const places: Source<Location> = {
  key: ['choices', 'locations'],
  load: (query, signal) => api.get<Page<Location>>('locations', { query, signal }),
  choice: ({ id, name, address }) => ({ value: id, label: name, hint: address }),
};
