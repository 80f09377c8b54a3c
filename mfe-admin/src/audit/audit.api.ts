import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AuditEntry } from 'shared-contracts/audit';
import type { Named, Page } from 'shared-contracts/common';
import type { UserRow } from 'shared-contracts/users';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';

export const auditQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: ['audit', query],
      queryFn: ({ signal }) => api.get<Page<AuditEntry>>('audit', { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** By whom and where: what the filters choose from. */
export const sources = {
  users: {
    key: ['choices', 'users'],
    load: (query, signal) => api.get<Page<UserRow>>('users', { query, signal }),
    choice: ({ id, login, email }) => ({ value: id, label: login, hint: email }),
  } satisfies Source<UserRow>,
  organizations: {
    key: ['choices', 'organizations'],
    load: (query, signal) => api.get<Page<Named>>('organizations', { query, signal }),
    choice: ({ id, name }) => ({ value: id, label: name }),
  } satisfies Source<Named>,
};
