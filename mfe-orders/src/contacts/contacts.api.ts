import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { ContactChanges, ContactDetails, ContactInput, ContactPage } from 'shared-contracts/contacts';
import type { Location, Partner } from 'shared-contracts/network';
import type { Timeline } from 'shared-contracts/timeline';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';
import { notices, refusals } from './contacts.messages.ts';

const all = ['contacts'] as const;

export const contactQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<ContactPage>('contacts', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<ContactDetails>(`contacts/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`contacts/${id}/timeline`, { signal }),
    }),
  /** Whose address this is already. */
  withEmail: (email: string, organizationId: string) =>
    queryOptions({
      queryKey: [...all, 'withEmail', organizationId, email],
      queryFn: ({ signal }) => api.get<ContactPage>('contacts', { query: { email, organizationId, limit: 3 }, signal }),
      select: ({ items }) => items,
    }),
};

/** Pickers name contacts, and locations list theirs. */
const STALE = [all, ['choices', 'contacts'], ['locations']] as const;

export const contactMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: ContactInput) => api.post<ContactDetails>('contacts', input),
      meta: { invalidates: STALE, success: notices.saved },
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: ContactChanges) => api.patch<ContactDetails>(`contacts/${id}`, changes),
      meta: { invalidates: STALE, success: notices.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`contacts/${id}`),
      meta: { invalidates: [[...all, 'list'], ...STALE.slice(1)], success: notices.deleted, refusals },
    }),
};

export const locations: Source<Location> = {
  key: ['choices', 'locations'],
  load: (query, signal) => api.get<Page<Location>>('locations', { query, signal }),
  choice: ({ id, name, address }) => ({ value: id, label: name, hint: address }),
};

export const partners: Source<Partner> = {
  key: ['choices', 'partners', { status: 'active' }],
  load: (query, signal) => api.get<Page<Partner>>('partners', { query: { status: 'active', ...query }, signal }),
  choice: ({ id, name }) => ({ value: id, label: name }),
};
