const SIGN_IN = '/login';

/** The sign-in page that remembers where the person was going: a path with search and hash. */
export const signInAddress = (from: string) => (from === '/' || from.startsWith(SIGN_IN) ? SIGN_IN : `${SIGN_IN}?to=${encodeURIComponent(from)}`);

/** Where to go after signing in, from the sign-in page's search: only to addresses of this portal. */
export function returnAddress(search: string): string {
  const { origin } = window.location;
  const to = new URLSearchParams(search).get('to') ?? '/';
  if (!URL.canParse(to, origin)) return '/';
  const { origin: goal, pathname, search: query, hash } = new URL(to, origin);
  return goal === origin && !pathname.startsWith(SIGN_IN) ? `${pathname}${query}${hash}` : '/';
}
