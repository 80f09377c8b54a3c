import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { SuggestedTypes } from 'shared-contracts/vehicles';
import type { ListQuery } from 'shared-ui/list';
import { messages } from './dictionaries.messages.ts';
import { DICTIONARIES, type Entry, type EntryInput, type Kind } from './dictionary-kinds.ts';

const all = ['dictionaries'] as const;
const addressOf = (kind: Kind) => `vehicles/${kind}`;
/** Vehicles show and choose from what is kept here. */
const staleAfter = (kind: Kind) => [[...all, kind], ['choices', addressOf(kind)], ['vehicles']];

export const entryQueries = {
  list: (kind: Kind, query: ListQuery) =>
    queryOptions({
      queryKey: [...all, kind, 'list', query],
      queryFn: ({ signal }) => api.get<Page<Entry>>(addressOf(kind), { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Types for so many CBM and kg. */
  suggest: ({ space, weight }: { space: string; weight: string }) =>
    queryOptions({
      queryKey: [...all, 'types', 'suggest', space, weight],
      queryFn: ({ signal }) => api.get<SuggestedTypes>('vehicles/types/suggest', { query: { space, weight }, signal }),
    }),
};

export const entryMutations = {
  /** Without an id a new one. */
  save: (kind: Kind, id: string) =>
    mutationOptions({
      mutationFn: (input: EntryInput) =>
        id ? api.patch<Entry>(`${addressOf(kind)}/${id}`, input) : api.post<Entry>(addressOf(kind), input),
      meta: { invalidates: staleAfter(kind), success: messages.saved },
    }),
  remove: (kind: Kind) =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`${addressOf(kind)}/${id}`),
      meta: {
        invalidates: staleAfter(kind),
        success: messages.deleted,
        refusals: { lookupInUse: DICTIONARIES[kind].inUse },
      },
    }),
};
