import { bearer, http } from './http.ts';

/** Ends the session of a token on the server, also while the page is being left. A lost request is not repeated. */
export const endOnServer = (token: string) =>
  void http()
    .post('auth/sign-out', { headers: bearer(token), keepalive: true })
    .catch(() => undefined);
