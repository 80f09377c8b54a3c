const SIGN_IN = '/login';
const FIRST_PASSWORD = '/first-password';

/** Pages that only stand on the way to others. */
const isOnTheWay = (path: string) => [SIGN_IN, FIRST_PASSWORD].some((start) => path.startsWith(start));

const leading = (page: string, from: string) =>
  from === '/' || isOnTheWay(from) ? page : `${page}?to=${encodeURIComponent(from)}`;

/** The sign-in page that remembers where the person was going: a path with search and hash. */
export const signInAddress = (from: string) => leading(SIGN_IN, from);

/** Where a one-time password is changed, on the way to where the person was going. */
export const firstPasswordAddress = (from: string) => leading(FIRST_PASSWORD, from);

/** Where to go after that, from the page's search: only to addresses of this portal. */
export function returnAddress(search: string): string {
  const { origin } = window.location;
  const to = new URLSearchParams(search).get('to') ?? '/';
  if (!URL.canParse(to, origin)) return '/';
  const { origin: goal, pathname, search: query, hash } = new URL(to, origin);
  return goal === origin && !isOnTheWay(pathname) ? `${pathname}${query}${hash}` : '/';
}
