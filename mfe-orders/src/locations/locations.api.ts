import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Address, AddressAt, AddressSearch } from 'shared-contracts/geo';
import type { LocationChanges, LocationDetails, LocationInput, LocationPage } from 'shared-contracts/locations';
import type { Country } from 'shared-contracts/lookups';
import type { Contact } from 'shared-contracts/network';
import type { Timeline } from 'shared-contracts/timeline';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';
import { notices, refusals } from './locations.messages.ts';

const all = ['locations'] as const;

export const locationQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<LocationPage>('locations', { query: { ...query, withContacts: true }, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<LocationDetails>(`locations/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`locations/${id}/timeline`, { signal }),
    }),
  /** What stands at a place: `lat,lon`. */
  addressAt: (position: string) =>
    queryOptions({
      queryKey: ['geo', 'address', position],
      queryFn: ({ signal }) => api.get<AddressAt>('shared/geo/address', { query: { position }, signal }),
      staleTime: Infinity,
    }),
  /** The country of that name, as an address names it. */
  countryOf: ({ country, countryCode }: Pick<Address, 'country' | 'countryCode'>) =>
    queryOptions({
      queryKey: ['choices', 'shared/countries', 'of', countryCode],
      queryFn: async ({ signal }) => {
        const { items } = await api.get<Page<Country>>('shared/countries', {
          query: { search: country, limit: 20 },
          signal,
        });
        return items.find(({ shortName }) => shortName === countryCode) ?? null;
      },
    }),
};

/** Pickers name locations, and contacts list theirs. */
const STALE = [all, ['choices', 'locations'], ['contacts']] as const;

export const locationMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: LocationInput) => api.post<LocationDetails>('v2/locations', input),
      meta: { invalidates: STALE, success: notices.saved },
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: LocationChanges) => api.patch<LocationDetails>(`v2/locations/${id}`, changes),
      meta: { invalidates: STALE, success: notices.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`v2/locations/${id}`),
      meta: { invalidates: [[...all, 'list'], ...STALE.slice(1)], success: notices.deleted, refusals },
    }),
};

export const contacts: Source<Contact> = {
  key: ['choices', 'contacts'],
  load: (query, signal) => api.get<Page<Contact>>('contacts', { query, signal }),
  choice: ({ id, name, email }) => ({ value: id, label: name, hint: email }),
};

export const countries: Source<Country> = {
  key: ['choices', 'shared/countries'],
  load: (query, signal) => api.get<Page<Country>>('shared/countries', { query, signal }),
  choice: ({ id, name }) => ({ value: id, label: name }),
};

/** An address with whose word it is. */
export type FoundAddress = { address: Address; told: Pick<AddressSearch, 'estimated' | 'isFallback' | 'attribution'> };

/** Addresses by what is typed; the answer is one page. */
export const addresses: Source<FoundAddress> = {
  key: ['choices', 'geo/address'],
  load: async ({ search, page }, signal) => {
    if (!search || page > 1) return { items: [], total: 0 };
    const { items, ...told } = await api.get<AddressSearch>('shared/geo/address/search', {
      query: { address: search },
      signal,
    });
    return { items: items.map((address) => ({ address, told })), total: items.length };
  },
  choice: ({ address: { label, latitude, longitude } }) => ({ value: `${latitude},${longitude} ${label}`, label }),
};
