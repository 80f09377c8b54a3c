import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { SuggestedVehicleTypes } from 'shared-contracts/fleet/vehicles';
import type { ListQuery } from 'shared-ui/list';
import { messages } from './dictionaries.messages.ts';
import { DICTIONARIES, type DictionaryKind, type Entry, type EntryInput } from './dictionary-kinds.ts';

const all = ['dictionaries'] as const;
const endpointOf = (kind: DictionaryKind) => `vehicles/${kind}`;
/** Vehicles show these entries, and their forms offer them as choices. */
const affectedQueryKeys = (kind: DictionaryKind) => [[...all, kind], ['choices', endpointOf(kind)], ['vehicles']];

/** Null: not counted. */
export type FreightSize = { space: string; weight: string; palletPlaces: string | null; loadingMeters: string | null };

export const entryQueries = {
  list: (kind: DictionaryKind, query: ListQuery) =>
    queryOptions({
      queryKey: [...all, kind, 'list', query],
      queryFn: ({ signal }) => api.get<Page<Entry>>(endpointOf(kind), { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (kind: DictionaryKind, id: string) =>
    queryOptions({
      queryKey: [...all, kind, 'detail', id],
      queryFn: ({ signal }) => api.get<Entry>(`${endpointOf(kind)}/${id}`, { signal }),
    }),
  /** @param query space in CBM, weight in kg */
  suggest: ({ space, weight, palletPlaces, loadingMeters }: FreightSize) =>
    queryOptions({
      queryKey: [...all, 'types', 'suggest', space, weight, palletPlaces, loadingMeters],
      queryFn: ({ signal }) => {
        const query = {
          space,
          weight,
          palletPlaces: palletPlaces ?? undefined,
          loadingMeters: loadingMeters ?? undefined,
        };
        return api.get<SuggestedVehicleTypes>('vehicles/types/suggest', { query, signal });
      },
    }),
};

export const entryMutations = {
  /** Creates an entry when `id` is empty. */
  save: (kind: DictionaryKind, id: string) =>
    mutationOptions({
      mutationFn: (input: EntryInput) =>
        id ? api.patch<Entry>(`${endpointOf(kind)}/${id}`, input) : api.post<Entry>(endpointOf(kind), input),
      meta: { invalidates: affectedQueryKeys(kind), successMessage: messages.saved },
    }),
  remove: (kind: DictionaryKind) =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`${endpointOf(kind)}/${id}`),
      meta: {
        invalidates: affectedQueryKeys(kind),
        successMessage: messages.deleted,
        errorMessages: { lookupInUse: DICTIONARIES[kind].inUse },
      },
    }),
};
