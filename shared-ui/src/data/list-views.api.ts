import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, useSession } from 'shared-auth';
import type { ListView, ListViewChanges, ListViewInput, ListViews } from 'shared-contracts/identity/list-views';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { Message } from '../base/message.ts';
import { TAB_PARAM, VIEW_PARAM } from './list-view-params.ts';
import { messages } from './list-views.messages.ts';

export const listViewQueries = {
  all: ['listViews'] as const,
  /** The views of all lists. */
  list: () =>
    queryOptions({
      queryKey: listViewQueries.all,
      queryFn: ({ signal }) => api.get<ListViews>('list-views', { signal }),
      select: ({ items }) => items,
      staleTime: 5 * MINUTE_MS,
    }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: {
    invalidates: listViewQueries.all,
    successMessage,
    errorMessages: { alreadyExists: messages.nameExists, tooManyViews: messages.tooMany },
  },
});

export const listViewMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: ListViewInput) => api.post<ListView>('list-views', input),
      ...mutationDefaults(messages.saved),
    }),
  save: () =>
    mutationOptions({
      mutationFn: ({ id, ...changes }: ListViewChanges & { id: string }) =>
        api.patch<ListView>(`list-views/${id}`, changes),
      ...mutationDefaults(messages.saved),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`list-views/${id}`),
      ...mutationDefaults(messages.deleted),
    }),
  setDefault: () =>
    mutationOptions({
      mutationFn: ({ id, isDefault }: Pick<ListView, 'id' | 'isDefault'>) =>
        isDefault ? api.put(`list-views/${id}/default`) : api.delete(`list-views/${id}/default`),
      ...mutationDefaults(messages.saved),
    }),
};

/** The address that opens a view. */
export const getListViewLink = ({ path, tab, id }: Pick<ListView, 'path' | 'tab' | 'id'>): string =>
  `${path}?${new URLSearchParams({ ...(tab !== null && { [TAB_PARAM]: tab }), [VIEW_PARAM]: id })}`;

/** Loads the views before a list is rendered, so that its rows are requested once. Never rejects. */
export const preloadListViews = async (client: QueryClient): Promise<void> => {
  if (useSession.getState().user) await client.prefetchQuery(listViewQueries.list());
};
