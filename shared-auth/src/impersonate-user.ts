import type { SignInResult } from 'shared-contracts/identity/auth';
import { api } from './api.ts';
import { startImpersonation } from './session.ts';

/** Signs in as another user and reloads the home page; root only. Signing out returns to the previous user. @throws ApiError */
export async function impersonateUser(userId: string): Promise<void> {
  const { token } = await api.post<SignInResult>('auth/as', { userId });
  startImpersonation(token);
}
