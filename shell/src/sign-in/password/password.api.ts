import { mutationOptions } from '@tanstack/react-query';
import { api, renewSession } from 'shared-auth';
import type { AskCode, ChangePassword, CheckCode, CodeAsked, CodeChecked, SignedIn } from 'shared-contracts/auth';
import type { SelfUpdate } from 'shared-contracts/users';

const silent = { meta: { silent: true } };

export const resetMutations = {
  askCode: () => mutationOptions({ mutationFn: (input: AskCode) => api.post<CodeAsked>('auth/otp', input), ...silent }),
  checkCode: () =>
    mutationOptions({ mutationFn: (input: CheckCode) => api.post<CodeChecked>('auth/check-otp', input), ...silent }),
  changePassword: () =>
    mutationOptions({ mutationFn: (input: ChangePassword) => api.post('auth/change-password', input), ...silent }),
  /** In the place of the one-time password; the session goes on with a new token. */
  ownPassword: () =>
    mutationOptions({
      mutationFn: async (password: string) => {
        const input: SelfUpdate = { password };
        renewSession((await api.patch<SignedIn>('users/self-update', input)).token);
      },
      ...silent,
    }),
};
