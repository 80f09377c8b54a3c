import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { impersonateUser, api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Timezone } from 'shared-contracts/network/lookups';
import type { Contact } from 'shared-contracts/identity/partners';
import type { OrganizationDetails, OrganizationPage } from 'shared-contracts/identity/organizations';
import type { AreaModelList } from 'shared-contracts/portal/area-models';
import type { FirstSignIn, IsExistResult, User, UserInput, UserPatch, UserRow } from 'shared-contracts/identity/users';
import { TIMEZONE_SEARCH_DEBOUNCE_MS } from 'shared-contracts/values/limits';
import type { Message } from 'shared-ui';
import { saveResponse } from 'shared-ui/files';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { notices, errorMessages } from './users.messages.ts';

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
  /** Whether another user already signs in with this login or email. */
  isTaken: (text: string, exceptId?: string) =>
    queryOptions({
      queryKey: [...userQueries.all, 'isTaken', exceptId, text],
      queryFn: () => api.post<IsExistResult>('users/is-exist', { text, ...(exceptId && { exceptId }) }),
      select: ({ isExist }) => isExist,
    }),
  firstSignIn: (organizationId: string | null) =>
    queryOptions({
      queryKey: [...userQueries.all, 'firstSignIn', organizationId],
      queryFn: ({ signal }) =>
        api.get<FirstSignIn>('users/first-sign-in', { query: organizationId ? { organizationId } : {}, signal }),
    }),
  /** The models that areas add to the table of rules. */
  areaModels: () =>
    queryOptions({
      queryKey: ['areas', 'models'],
      queryFn: ({ signal }) => api.get<AreaModelList>('areas/models', { signal }),
    }),
  organization: (id: string) =>
    queryOptions({
      queryKey: ['organizations', 'detail', id],
      queryFn: ({ signal }) => api.get<OrganizationDetails>(`organizations/${id}`, { signal }),
    }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: { invalidates: [userQueries.all, ['choices', 'contacts']], successMessage, errorMessages },
});
const withStatus = (status: UserPatch['status'], success: Message) =>
  mutationOptions({
    mutationFn: (id: string) => api.patch<User>(`users/${id}`, { status }),
    ...mutationDefaults(success),
  });

export const userMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: UserInput) => api.post<User>('users', input),
      ...mutationDefaults(notices.created),
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (patch: UserPatch) => api.patch<User>(`users/${id}`, patch),
      ...mutationDefaults(notices.saved),
    }),
  block: () => withStatus(2, notices.blocked),
  activate: () => withStatus(1, notices.activated),
  remove: () =>
    mutationOptions({ mutationFn: (id: string) => api.delete(`users/${id}`), ...mutationDefaults(notices.removed) }),
  invite: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<User>(`users/${id}/invitation`),
      ...mutationDefaults(notices.invited),
    }),
  resetFactors: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`users/${id}/factors`),
      ...mutationDefaults(notices.factorsReset),
    }),
  anonymize: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`users/${id}/personal-data`),
      ...mutationDefaults(notices.anonymized),
    }),
  exportData: () =>
    mutationOptions({
      mutationFn: async (id: string) =>
        saveResponse(await api.download(`users/${id}/personal-data`, { input: {} }), 'personal-data.zip'),
    }),
  signInAs: () => mutationOptions({ mutationFn: impersonateUser, meta: { errorMessages } }),
};

export type OrganizationListItem = OrganizationPage['items'][number];
export const organizations: OptionSource<OrganizationListItem> = {
  queryKey: ['choices', 'organizations'],
  load: (query, signal) => api.get<OrganizationPage>('organizations', { query, signal }),
  toOption: ({ id, name, registrationId }) => ({ value: id, label: name, hint: registrationId }),
};

export const timezones: OptionSource<Timezone> = {
  queryKey: ['timezones'],
  load: (query, signal) => api.get<Page<Timezone>>('shared/timezones', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: timezoneName(name) }),
  debounceMs: TIMEZONE_SEARCH_DEBOUNCE_MS,
};
export const timezoneName = (name: string) => name.replaceAll('_', ' ');

/** Contacts of an organization without a user account. */
export const contactsWithoutUser = (organizationId: string): OptionSource<Contact> => ({
  queryKey: ['choices', 'contacts', organizationId],
  load: (query, signal) =>
    api.get<Page<Contact>>('contacts', {
      query: { ...query, organizationId, excludeContactsWithUser: 'true' },
      signal,
    }),
  toOption: ({ id, name, email }) => ({ value: id, label: name, hint: email }),
});
