import { mutationOptions } from '@tanstack/react-query';
import { api, createNoUserInfoError, signIn } from 'shared-auth';
import type { CodeRequestResult, SignIn, SignInCodeRequest, SignInResult } from 'shared-contracts/identity/auth';

export const signInMutations = {
  signIn: () =>
    mutationOptions({
      mutationFn: async (input: Omit<SignIn, 'refresh'>) => {
        const { token } = await api.post<SignInResult>('auth', { ...input, refresh: true } satisfies SignIn);
        if (!signIn(token)) throw createNoUserInfoError();
      },
      meta: { silent: true },
    }),
  requestCode: () =>
    mutationOptions({
      mutationFn: (input: SignInCodeRequest) => api.post<CodeRequestResult>('auth/sign-in-code', input),
      meta: { silent: true },
    }),
};
