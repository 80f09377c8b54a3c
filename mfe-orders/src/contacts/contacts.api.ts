import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { ContactChanges, ContactDetails, ContactInput, ContactPage } from 'shared-contracts/network/contacts';
import type { Location, Partner } from 'shared-contracts/identity/partners';
import type { Timeline } from 'shared-contracts/timeline';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { notices, contactErrors } from './contacts.messages.ts';

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
  /** Contacts that have this email address. */
  withEmail: (email: string, organizationId: string) =>
    queryOptions({
      queryKey: [...all, 'withEmail', organizationId, email],
      queryFn: ({ signal }) => api.get<ContactPage>('contacts', { query: { email, organizationId, limit: 3 }, signal }),
      select: ({ items }) => items,
    }),
};

/** Option lists and locations contain contacts. */
const AFFECTED_KEYS = [all, ['choices', 'contacts'], ['locations']] as const;

export const contactMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: ContactInput) => api.post<ContactDetails>('contacts', input),
      meta: { invalidates: AFFECTED_KEYS, successMessage: notices.saved },
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: ContactChanges) => api.patch<ContactDetails>(`contacts/${id}`, changes),
      meta: { invalidates: AFFECTED_KEYS, successMessage: notices.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`contacts/${id}`),
      meta: {
        invalidates: [[...all, 'list'], ...AFFECTED_KEYS.slice(1)],
        successMessage: notices.deleted,
        errorMessages: contactErrors,
      },
    }),
};

export const locationSource: OptionSource<Location> = {
  queryKey: ['choices', 'locations'],
  load: (query, signal) => api.get<Page<Location>>('locations', { query, signal }),
  toOption: ({ id, name, address }) => ({ value: id, label: name, hint: address }),
};

export const partnerSource: OptionSource<Partner> = {
  queryKey: ['choices', 'partners', { status: 'active' }],
  load: (query, signal) => api.get<Page<Partner>>('partners', { query: { status: 'active', ...query }, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};
