import { mutationOptions } from '@tanstack/react-query';
import { api, createNoUserInfoError, signIn } from 'shared-auth';
import type { SignInResult } from 'shared-contracts/identity/auth';
import type { ProviderLookup, ProviderLookupResult } from 'shared-contracts/identity/single-sign-on';

export const signOnMutations = {
  /** Finds the identity provider of the login's domain. */
  findProvider: () =>
    mutationOptions({
      mutationFn: (input: ProviderLookup) => api.post<ProviderLookupResult>('auth/sso/lookup', input),
      meta: { silent: true },
    }),
  /** Picks up the token after the identity provider has sent the user back. */
  finishSignOn: () =>
    mutationOptions({
      mutationFn: async () => {
        const { token } = await api.post<SignInResult>('auth/sso/session', {});
        if (!signIn(token)) throw createNoUserInfoError();
      },
      meta: { silent: true },
    }),
};
