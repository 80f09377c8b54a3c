import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type {
  ClaimedDomain,
  ClaimedDomainList,
  IdentityProvider,
  IdentityProviderInput,
  IdentityProviderList,
  IdentityProviderPatch,
  IssuerCheckResult,
  LinkedUserPage,
  MetadataCheck,
  MetadataCheckResult,
} from 'shared-contracts/identity/single-sign-on';
import type { User } from 'shared-contracts/identity/users';
import type { Access } from 'shared-contracts/values/identity/access';
import { errorMessages, notices } from './single-sign-on.messages.ts';

export const MANAGE_PROVIDERS: Access = { model: 'organizationOwner', action: 'write', roles: ['admin'] };
const ADMINS = 100;
export const MAX_LINKED_USERS = 50;

const listProviders = ({ signal }: { signal: AbortSignal }) =>
  api.get<IdentityProviderList>('identity-providers', { signal });

export const providerQueries = {
  all: ['identity-providers'] as const,
  /** The few providers of an organization, as one page. */
  list: () =>
    queryOptions({
      queryKey: [...providerQueries.all, 'list'],
      queryFn: listProviders,
      select: ({ items, ...portal }) => ({
        items,
        ...portal,
        total: items.length,
        page: 1,
        limit: items.length,
      }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...providerQueries.all, 'detail', id],
      queryFn: async ({ signal }): Promise<IdentityProvider> => {
        const provider = (await listProviders({ signal })).items.find((item) => item.id === id);
        if (!provider) throw new Error('The identity provider was deleted');
        return provider;
      },
    }),
  domains: () =>
    queryOptions({
      queryKey: [...providerQueries.all, 'domains'],
      queryFn: ({ signal }) => api.get<ClaimedDomainList>('identity-domains', { signal }),
    }),
  linkedUsers: (id: string, search: string) =>
    queryOptions({
      queryKey: [...providerQueries.all, 'users', id, search],
      queryFn: ({ signal }) =>
        api.get<LinkedUserPage>(`identity-providers/${id}/users`, {
          query: { limit: MAX_LINKED_USERS, ...(search && { search }) },
          signal,
        }),
    }),
  /** Users who can keep a password. */
  admins: () =>
    queryOptions({
      queryKey: [...providerQueries.all, 'admins'],
      queryFn: ({ signal }) =>
        api.get<Page<User>>('users', { query: { role: 'admin', status: 1, limit: ADMINS }, signal }),
    }),
};

const meta = { invalidates: [providerQueries.all], errorMessages };

export const providerMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: IdentityProviderInput) => api.post<IdentityProvider>('identity-providers', input),
      meta: { ...meta, successMessage: notices.created },
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (patch: IdentityProviderPatch) => api.patch<IdentityProvider>(`identity-providers/${id}`, patch),
      meta: { ...meta, successMessage: notices.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`identity-providers/${id}`),
      meta: { ...meta, successMessage: notices.removed },
    }),
  unlink: (id: string) =>
    mutationOptions({
      mutationFn: (userId: string) => api.delete(`identity-providers/${id}/users/${userId}`),
      meta: { ...meta, successMessage: notices.unlinked },
    }),
  check: () =>
    mutationOptions({
      mutationFn: (issuer: string) => api.post<IssuerCheckResult>('identity-providers/check', { issuer }),
      meta: { errorMessages },
    }),
  checkMetadata: () =>
    mutationOptions({
      mutationFn: (source: MetadataCheck) => api.post<MetadataCheckResult>('identity-providers/check-metadata', source),
      meta: { errorMessages },
    }),
  confirmDomain: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<ClaimedDomain>(`identity-domains/${id}/confirm`, {}),
      meta: { ...meta, successMessage: notices.confirmed },
    }),
};
