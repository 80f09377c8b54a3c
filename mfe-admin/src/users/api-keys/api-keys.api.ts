import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Access } from 'shared-contracts/values/identity/access';
import type {
  ApiKey,
  ApiKeyInput,
  ApiKeyPage,
  ApiKeyPatch,
  ApiKeyWithSecret,
} from 'shared-contracts/identity/api-keys';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages, notices } from './api-keys.messages.ts';

export const MANAGE_KEYS: Access = { model: 'organizationOwner', action: 'write', roles: ['admin'] };

export const apiKeyQueries = {
  all: ['api-keys'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...apiKeyQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<ApiKeyPage>('api-keys', { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

const meta = { invalidates: [apiKeyQueries.all], errorMessages };

export const apiKeyMutations = {
  create: () =>
    mutationOptions({ mutationFn: (input: ApiKeyInput) => api.post<ApiKeyWithSecret>('api-keys', input), meta }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (patch: ApiKeyPatch) => api.patch<ApiKey>(`api-keys/${id}`, patch),
      meta: { ...meta, successMessage: notices.changed },
    }),
  rotate: (id: string) =>
    mutationOptions({
      mutationFn: (overlap: number) => api.post<ApiKeyWithSecret>(`api-keys/${id}/rotate`, { overlap }),
      meta,
    }),
  revoke: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<ApiKey>(`api-keys/${id}/revoke`, {}),
      meta: { ...meta, successMessage: notices.revoked },
    }),
};
