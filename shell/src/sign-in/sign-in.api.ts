import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { SignedIn, SignIn } from 'shared-contracts/auth';

export const signInMutations = {
  signIn: () =>
    mutationOptions({
      mutationFn: (input: SignIn) => api.post<SignedIn>('auth', input),
      meta: { silent: true },
    }),
};
