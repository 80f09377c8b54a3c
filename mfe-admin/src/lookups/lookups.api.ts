import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Country, CountryInput, Currency, CurrencyInput } from 'shared-contracts/network/lookups';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { countryMessages, currencyMessages } from './lookups.messages.ts';

type LookupMessages = Record<'saved' | 'deleted' | 'inUse', Message>;

function createLookupApi<Row, Input extends object>(path: string, messages: LookupMessages) {
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
    /** Creates a record when called without an id. */
    save: (id?: string) =>
      mutationOptions({
        mutationFn: (input: Input) => (id ? api.patch<Row>(`${path}/${id}`, input) : api.post<Row>(path, input)),
        meta: { invalidates: all, successMessage: messages.saved },
      }),
    remove: () =>
      mutationOptions({
        mutationFn: (id: string) => api.delete(`${path}/${id}`),
        meta: { invalidates: all, successMessage: messages.deleted, errorMessages: { lookupInUse: messages.inUse } },
      }),
  };
  return { queries, mutations };
}

export const countries = createLookupApi<Country, CountryInput>('shared/countries', countryMessages);
export const currencies = createLookupApi<Currency, CurrencyInput>('shared/currencies', currencyMessages);
