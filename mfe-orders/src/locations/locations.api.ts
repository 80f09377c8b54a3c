import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { Address, HomeArea, ReverseGeocodeResult, AddressSearch } from 'shared-contracts/network/geo';
import type { LocationChanges, LocationDetails, LocationInput, LocationPage } from 'shared-contracts/network/locations';
import type { Country } from 'shared-contracts/network/lookups';
import type { Contact } from 'shared-contracts/identity/partners';
import type { Timeline } from 'shared-contracts/timeline';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { notices, locationErrors } from './locations.messages.ts';

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
  /** The address at a position (`lat,lon`). */
  addressAt: (position: string) =>
    queryOptions({
      queryKey: ['geo', 'address', position],
      queryFn: ({ signal }) => api.get<ReverseGeocodeResult>('shared/geo/address', { query: { position }, signal }),
      staleTime: Infinity,
    }),
  /** The area of the organization. */
  homeArea: () =>
    queryOptions({
      queryKey: [...all, 'homeArea'],
      queryFn: ({ signal }) => api.get<HomeArea>('shared/geo/home', { signal }),
    }),
  /** The country of an address. */
  countryByCode: ({ country, countryCode }: Pick<Address, 'country' | 'countryCode'>) =>
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

/** Option lists and contacts contain locations. */
const AFFECTED_KEYS = [all, ['choices', 'locations'], ['contacts']] as const;

export const locationMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: LocationInput) => api.post<LocationDetails>('v2/locations', input),
      meta: { invalidates: AFFECTED_KEYS, successMessage: notices.saved },
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: LocationChanges) => api.patch<LocationDetails>(`v2/locations/${id}`, changes),
      meta: { invalidates: AFFECTED_KEYS, successMessage: notices.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`v2/locations/${id}`),
      meta: {
        invalidates: [[...all, 'list'], ...AFFECTED_KEYS.slice(1)],
        successMessage: notices.deleted,
        errorMessages: locationErrors,
      },
    }),
};

export const contactSource: OptionSource<Contact> = {
  queryKey: ['choices', 'contacts'],
  load: (query, signal) => api.get<Page<Contact>>('contacts', { query, signal }),
  toOption: ({ id, name, email }) => ({ value: id, label: name, hint: email }),
};

export const timeZoneSource: OptionSource<NamedRef> = {
  queryKey: ['timezones'],
  load: (query, signal) => api.get<Page<NamedRef>>('shared/timezones', { query, signal }),
  toOption: ({ name }) => ({ value: name, label: name }),
};

export const countrySource: OptionSource<Country> = {
  queryKey: ['choices', 'shared/countries'],
  load: (query, signal) => api.get<Page<Country>>('shared/countries', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};

export type AddressMatch = {
  address: Address;
  details: Pick<AddressSearch, 'estimated' | 'isFallback' | 'attribution'>;
};

/** Addresses matching the search text, on a single page. */
export const addressSource: OptionSource<AddressMatch> = {
  queryKey: ['choices', 'geo/address'],
  load: async ({ search, page }, signal) => {
    if (!search || page > 1) return { items: [], total: 0 };
    const { items, ...details } = await api.get<AddressSearch>('shared/geo/address/search', {
      query: { address: search },
      signal,
    });
    return { items: items.map((address) => ({ address, details })), total: items.length };
  },
  toOption: ({ address: { label, latitude, longitude } }) => ({ value: `${latitude},${longitude} ${label}`, label }),
};
