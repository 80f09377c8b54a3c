import type { SelfUpdate } from 'shared-contracts/identity/users';

const CREDENTIALS = ['login', 'email', 'password'] as const;

export const changesCredentials = (changes: SelfUpdate) => CREDENTIALS.some((field) => changes[field] !== undefined);

/** A one-time password already proves who the user is when they replace it. */
export const requiresCurrentPassword = (changes: SelfUpdate, hasOneTimePassword: boolean) =>
  CREDENTIALS.some((field) => changes[field] !== undefined && !(hasOneTimePassword && field === 'password'));
