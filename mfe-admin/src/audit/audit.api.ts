import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AuditApiKey, AuditEntry } from 'shared-contracts/identity/audit';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { UserRow } from 'shared-contracts/identity/users';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';

export const auditQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: ['audit', query],
      queryFn: ({ signal }) => api.get<Page<AuditEntry>>('audit', { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** Options of the user, API key and organization filters. */
export const sources = {
  users: {
    queryKey: ['choices', 'users'],
    load: (query, signal) => api.get<Page<UserRow>>('users', { query, signal }),
    toOption: ({ id, ...user }) => ({ value: id, label: nameOf(user), hint: user.login }),
  } satisfies OptionSource<UserRow>,
  apiKeys: {
    queryKey: ['choices', 'audit', 'api-keys'],
    load: (query, signal) => api.get<Page<AuditApiKey>>('audit/api-keys', { query, signal }),
    toOption: ({ id, name, organization }) => ({ value: id, label: name, hint: organization }),
  } satisfies OptionSource<AuditApiKey>,
  organizations: {
    queryKey: ['choices', 'organizations'],
    load: (query, signal) => api.get<Page<NamedRef>>('organizations', { query, signal }),
    toOption: ({ id, name }) => ({ value: id, label: name }),
  } satisfies OptionSource<NamedRef>,
};
