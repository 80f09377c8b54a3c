import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Location } from 'shared-contracts/identity/partners';
import type {
  OperationDetails,
  OperationInput,
  OperationCandidate,
  OperationRow,
} from 'shared-contracts/network/operations';
import type { Timeline } from 'shared-contracts/timeline';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { messages, operationErrors } from './operations.messages.ts';

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

/** Option lists contain operations, and the next approver of orders depends on them. */
const DEPENDENT_KEYS = [['choices', 'operations'], ['orders']] as const;

export const operationMutations = {
  /** Creates an operation when there is no id. */
  save: (id?: string) =>
    mutationOptions({
      mutationFn: (input: OperationInput) =>
        id ? api.patch<OperationDetails>(`operations/${id}`, input) : api.post<OperationDetails>('operations', input),
      meta: { invalidates: [all, ...DEPENDENT_KEYS], successMessage: messages.saved, errorMessages: operationErrors },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`operations/${id}`),
      meta: {
        invalidates: [[...all, 'list'], ...DEPENDENT_KEYS],
        successMessage: messages.deleted,
        errorMessages: operationErrors,
      },
    }),
};

export const operationCandidateSource: OptionSource<OperationCandidate> = {
  queryKey: ['choices', 'operations/people'],
  load: (query, signal) => api.get<Page<OperationCandidate>>('operations/people', { query, signal }),
  toOption: ({ id, name, email }) => ({ value: id, label: name, hint: email }),
};

export const locationSource: OptionSource<Location> = {
  queryKey: ['choices', 'locations'],
  load: (query, signal) => api.get<Page<Location>>('locations', { query, signal }),
  toOption: ({ id, name, address }) => ({ value: id, label: name, hint: address }),
};
