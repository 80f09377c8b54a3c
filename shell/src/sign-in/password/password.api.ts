import { mutationOptions } from '@tanstack/react-query';
import { api, renewSession } from 'shared-auth';
import type {
  CodeRequest,
  ChangePassword,
  CodeCheck,
  CodeRequestResult,
  CodeCheckResult,
  SignInResult,
} from 'shared-contracts/identity/auth';
import type { SelfUpdate } from 'shared-contracts/identity/users';

const silent = { meta: { silent: true } };

export const resetMutations = {
  requestCode: () =>
    mutationOptions({ mutationFn: (input: CodeRequest) => api.post<CodeRequestResult>('auth/otp', input), ...silent }),
  checkCode: () =>
    mutationOptions({
      mutationFn: (input: CodeCheck) => api.post<CodeCheckResult>('auth/check-otp', input),
      ...silent,
    }),
  changePassword: () =>
    mutationOptions({ mutationFn: (input: ChangePassword) => api.post('auth/change-password', input), ...silent }),
  /** Renews the session. */
  replaceOneTimePassword: () =>
    mutationOptions({
      mutationFn: async (password: string) => {
        const input: SelfUpdate = { password };
        renewSession((await api.patch<SignInResult>('users/self-update', input)).token);
      },
      ...silent,
    }),
};
