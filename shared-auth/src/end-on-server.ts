import { bearer, http } from './http.ts';

/** The page doesn't wait longer for where to sign out next. Milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Ends the session of a token on the server, also while the page is being left. A lost request is not repeated.
 * @returns where the user signs out of their identity provider, if they do
 */
export async function endOnServer(token: string): Promise<string | null> {
  const timedOut = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const ended = http()
    .post('auth/sign-out', { headers: bearer(token), keepalive: true })
    .json<{ logoutUrl?: string | null }>()
    .then(({ logoutUrl = null }) => logoutUrl)
    .catch(() => null);
  return Promise.race([ended, timedOut]);
}
