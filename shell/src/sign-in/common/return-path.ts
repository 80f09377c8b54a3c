const SIGN_IN = '/login';
const FIRST_PASSWORD = '/first-password';

const isSignInPath = (path: string) => [SIGN_IN, FIRST_PASSWORD].some((prefix) => path.startsWith(prefix));

const withReturnPath = (page: string, from: string) =>
  from === '/' || isSignInPath(from) ? page : `${page}?to=${encodeURIComponent(from)}`;

/** Returns the sign-in path with a return path (including search and hash). */
export const signInPath = (from: string) => withReturnPath(SIGN_IN, from);

/** Returns the path for choosing a password, with a return path. */
export const firstPasswordPath = (from: string) => withReturnPath(FIRST_PASSWORD, from);

/** Reads the return path from the page's search; `/` unless it is within this portal. */
export function readReturnPath(search: string): string {
  const { origin } = window.location;
  const to = new URLSearchParams(search).get('to') ?? '/';
  if (!URL.canParse(to, origin)) return '/';
  const { origin: targetOrigin, pathname, search: query, hash } = new URL(to, origin);
  return targetOrigin === origin && !isSignInPath(pathname) ? `${pathname}${query}${hash}` : '/';
}
