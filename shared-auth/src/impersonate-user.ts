import type { SignedIn } from 'shared-contracts/auth';
import { api } from './api.ts';
import { signInAs } from './session.ts';

/** Goes on as another user, which root alone may; signing out leads back. The page opens anew at home. @throws ApiError */
export async function actAs(userId: string): Promise<void> {
  const { token } = await api.post<SignedIn>('auth/as', { userId });
  signInAs(token);
}
