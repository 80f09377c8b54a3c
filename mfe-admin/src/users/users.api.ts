import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { actAs, api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Timezone } from 'shared-contracts/lookups';
import type { Contact } from 'shared-contracts/network';
import type { OrganizationDetails, OrganizationPage } from 'shared-contracts/organizations';
import type { Exists, User, UserInput, UserPatch, UserRow } from 'shared-contracts/users';
import { TIMEZONE_SEARCH_MS } from 'shared-contracts/values/limits';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';
import { notices, refusals } from './users.messages.ts';

export const userQueries = {
  all: ['users'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...userQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<UserRow>>('users', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<User>(`users/${id}`, { signal }),
    }),
  /** Does somebody sign in with this already? */
  isTaken: (text: string, exceptId?: string) =>
    queryOptions({
      queryKey: [...userQueries.all, 'isTaken', exceptId, text],
      queryFn: () => api.post<Exists>('users/is-exist', { text, ...(exceptId && { exceptId }) }),
      select: ({ isExist }) => isExist,
    }),
  organization: (id: string) =>
    queryOptions({
      queryKey: ['organizations', 'detail', id],
      queryFn: ({ signal }) => api.get<OrganizationDetails>(`organizations/${id}`, { signal }),
    }),
};

const told = (success: Words) => ({
  meta: { invalidates: [userQueries.all, ['choices', 'contacts']], success, refusals },
});
const withStatus = (status: UserPatch['status'], success: Words) =>
  mutationOptions({ mutationFn: (id: string) => api.patch<User>(`users/${id}`, { status }), ...told(success) });

export const userMutations = {
  create: () =>
    mutationOptions({ mutationFn: (input: UserInput) => api.post<User>('users', input), ...told(notices.created) }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (patch: UserPatch) => api.patch<User>(`users/${id}`, patch),
      ...told(notices.saved),
    }),
  block: () => withStatus(2, notices.blocked),
  activate: () => withStatus(1, notices.activated),
  remove: () => mutationOptions({ mutationFn: (id: string) => api.delete(`users/${id}`), ...told(notices.removed) }),
  signInAs: () => mutationOptions({ mutationFn: actAs, meta: { refusals } }),
};

export type OrganizationChoice = OrganizationPage['items'][number];
export const organizations: Source<OrganizationChoice> = {
  key: ['choices', 'organizations'],
  load: (query, signal) => api.get<OrganizationPage>('organizations', { query, signal }),
  choice: ({ id, name, registrationId }) => ({ value: id, label: name, hint: registrationId }),
};

export const timezones: Source<Timezone> = {
  key: ['timezones'],
  load: (query, signal) => api.get<Page<Timezone>>('shared/timezones', { query, signal }),
  choice: ({ id, name }) => ({ value: id, label: zoneName(name) }),
  pause: TIMEZONE_SEARCH_MS,
};
export const zoneName = (name: string) => name.replaceAll('_', ' ');

/** An organization's people who are nobody's user yet. */
export const contactsOf = (organizationId: string): Source<Contact> => ({
  key: ['choices', 'contacts', organizationId],
  load: (query, signal) =>
    api.get<Page<Contact>>('contacts', {
      query: { ...query, organizationId, excludeContactsWithUser: 'true' },
      signal,
    }),
  choice: ({ id, name, email }) => ({ value: id, label: name, hint: email }),
});
