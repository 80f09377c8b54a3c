import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { ScimToken, ScimTokenInput, ScimTokenList, ScimTokenWithSecret } from 'shared-contracts/identity/scim';
import { errorMessages, notices } from './provisioning.messages.ts';

/** How long the old secret stays valid after a rotation. Seconds. */
const OVERLAP = 86_400;

export const tokenQueries = {
  list: (providerId: string) =>
    queryOptions({
      queryKey: ['scim-tokens', providerId],
      queryFn: ({ signal }) => api.get<ScimTokenList>(`identity-providers/${providerId}/scim-tokens`, { signal }),
    }),
};

const metaOf = (providerId: string) => ({ invalidates: [tokenQueries.list(providerId).queryKey], errorMessages });

export const tokenMutations = {
  create: (providerId: string) =>
    mutationOptions({
      mutationFn: (input: ScimTokenInput) =>
        api.post<ScimTokenWithSecret>(`identity-providers/${providerId}/scim-tokens`, input),
      meta: metaOf(providerId),
    }),
  rotate: (providerId: string) =>
    mutationOptions({
      mutationFn: (id: string) =>
        api.post<ScimTokenWithSecret>(`identity-providers/${providerId}/scim-tokens/${id}/rotate`, {
          overlap: OVERLAP,
        }),
      meta: metaOf(providerId),
    }),
  revoke: (providerId: string) =>
    mutationOptions({
      mutationFn: (id: string) => api.patch<ScimToken>(`identity-providers/${providerId}/scim-tokens/${id}/revoke`, {}),
      meta: { ...metaOf(providerId), successMessage: notices.revoked },
    }),
};
