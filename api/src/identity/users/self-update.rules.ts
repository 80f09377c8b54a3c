import type { SelfUpdate } from 'shared-contracts/users';

/** What somebody signs in with. */
const CREDENTIALS = ['login', 'email', 'password'] as const;

/** Does it change how one signs in? Nobody may do so under another's name. */
export const touchesCredentials = (wanted: SelfUpdate) => CREDENTIALS.some((field) => wanted[field] !== undefined);

/** Whoever changes that proves to know the password; the one-time password was proof enough to set another. */
export const needsProof = (wanted: SelfUpdate, hasOneTimePassword: boolean) =>
  CREDENTIALS.some((field) => wanted[field] !== undefined && !(hasOneTimePassword && field === 'password'));
