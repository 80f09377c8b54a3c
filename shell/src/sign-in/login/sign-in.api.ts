import { mutationOptions } from '@tanstack/react-query';
import { api, createNoUserInfoError, signIn } from 'shared-auth';
import type { SignInResult, SignIn } from 'shared-contracts/identity/auth';

export const signInMutations = {
  signIn: () =>
    mutationOptions({
      mutationFn: async (input: SignIn) => {
        const { token } = await api.post<SignInResult>('auth', input);
        if (!signIn(token)) throw createNoUserInfoError();
      },
      meta: { silent: true },
    }),
};
