import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Country, CountryInput, Currency, CurrencyInput } from 'shared-contracts/lookups';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { country, currency } from './lookups.messages.ts';

type Told = Record<'saved' | 'deleted' | 'inUse', Words>;

function keepingOf<Row, Input extends object>(path: string, told: Told) {
  const all = [path] as const;
  const queries = {
    list: (query: ListQuery) =>
      queryOptions({
        queryKey: [...all, 'list', query],
        queryFn: ({ signal }) => api.get<Page<Row>>(path, { query, signal }),
        placeholderData: keepPreviousData,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [...all, 'detail', id],
        queryFn: ({ signal }) => api.get<Row>(`${path}/${id}`, { signal }),
      }),
  };
  const mutations = {
    /** Without an id a new one. */
    save: (id?: string) =>
      mutationOptions({
        mutationFn: (input: Input) => (id ? api.patch<Row>(`${path}/${id}`, input) : api.post<Row>(path, input)),
        meta: { invalidates: all, success: told.saved },
      }),
    remove: () =>
      mutationOptions({
        mutationFn: (id: string) => api.delete(`${path}/${id}`),
        meta: { invalidates: all, success: told.deleted, refusals: { lookupInUse: told.inUse } },
      }),
  };
  return { queries, mutations };
}

export const countries = keepingOf<Country, CountryInput>('shared/countries', country);
export const currencies = keepingOf<Currency, CurrencyInput>('shared/currencies', currency);
