import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { CargoDetails, CargoInput, CargoRow } from 'shared-contracts/network/cargos';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { Timeline } from 'shared-contracts/timeline';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { messages } from './cargos.messages.ts';

const all = ['cargos'] as const;

export const cargoQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<CargoRow>>('cargos', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<CargoDetails>(`cargos/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`cargos/${id}/timeline`, { signal }),
    }),
};

const OPTIONS_KEY = ['choices', 'cargos'] as const;

export const cargoMutations = {
  /** Creates a cargo when there is no id. */
  save: (id?: string) =>
    mutationOptions({
      mutationFn: (input: CargoInput) =>
        id ? api.patch<CargoDetails>(`cargos/${id}`, input) : api.post<CargoDetails>('cargos', input),
      meta: { invalidates: [all, OPTIONS_KEY], successMessage: messages.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`cargos/${id}`),
      meta: {
        invalidates: [[...all, 'list'], OPTIONS_KEY],
        successMessage: messages.deleted,
        errorMessages: { cargoInUse: messages.inUse },
      },
    }),
};

export const cargoTypeSource: OptionSource<NamedRef> = {
  queryKey: ['choices', 'vehicles/cargo-types'],
  load: (query, signal) => api.get<Page<NamedRef>>('vehicles/cargo-types', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};
