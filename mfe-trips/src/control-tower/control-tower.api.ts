import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type {
  TripException,
  TripExceptionChanges,
  TripExceptionCommentInput,
  TripExceptionCounts,
  TripExceptionDetail,
} from 'shared-contracts/trips/exceptions';
import type { TripsToday } from 'shared-contracts/trips/trips-today';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { fieldErrors, messages } from './control-tower.messages.ts';

export const exceptionQueries = {
  all: ['exceptions'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...exceptionQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<TripException>>('control-tower/exceptions', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  counts: () =>
    queryOptions({
      queryKey: [...exceptionQueries.all, 'counts'],
      queryFn: ({ signal }) => api.get<TripExceptionCounts>('control-tower/exceptions/counts', { signal }),
    }),
  /** The trips of the day with their most urgent exception. */
  today: () =>
    queryOptions({
      queryKey: [...exceptionQueries.all, 'today'],
      queryFn: ({ signal }) => api.get<TripsToday>('v1/trips/today', { signal }),
      refetchInterval: MINUTE_MS,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...exceptionQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<TripExceptionDetail>(`control-tower/exceptions/${id}`, { signal }),
    }),
};

export const ownerSource: OptionSource<NamedRef> = {
  queryKey: ['choices', 'exception-owners'],
  load: (query, signal) => api.get<Page<NamedRef>>('control-tower/exceptions/owners', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: {
    invalidates: exceptionQueries.all,
    refetchOnConflict: exceptionQueries.all,
    successMessage,
    errorMessages: fieldErrors,
  },
});

type Changes = TripExceptionChanges & { id: string };

export const exceptionMutations = {
  change: () =>
    mutationOptions({
      mutationFn: ({ id, ...changes }: Changes) =>
        api.patch<TripExceptionDetail>(`control-tower/exceptions/${id}`, changes),
      ...mutationDefaults(messages.saved),
    }),
  resolve: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<TripExceptionDetail>(`control-tower/exceptions/${id}/resolve`),
      ...mutationDefaults(messages.resolved),
    }),
  comment: (id: string) =>
    mutationOptions({
      mutationFn: (input: TripExceptionCommentInput) =>
        api.post<TripExceptionDetail>(`control-tower/exceptions/${id}/comments`, input),
      ...mutationDefaults(messages.commented),
    }),
};
