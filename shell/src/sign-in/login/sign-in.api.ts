import { mutationOptions } from '@tanstack/react-query';
import { api, noUserInfo, signIn } from 'shared-auth';
import type { SignedIn, SignIn } from 'shared-contracts/auth';

export const signInMutations = {
  signIn: () =>
    mutationOptions({
      mutationFn: async (input: SignIn) => {
        const { token } = await api.post<SignedIn>('auth', input);
        if (!signIn(token)) throw noUserInfo();
      },
      meta: { silent: true },
    }),
};
