import { matchRoute } from 'shared-contracts/values/portal/match-route';

export const HOME = '/';

/** Browsers and proxies may read these as the start of another host, or as another path. */
const AMBIGUOUS = /\/\/|%2f|%5c/i;

/**
 * The path to open after sign-in: `to` if it is home or a declared path of this origin, written as browsers
 * resolve it; otherwise home. So `/.//host`, which resolves to `//host`, leads home.
 */
export function toReturnPath(to: string, origin: string, declared: readonly { path: string }[]): string {
  if (!URL.canParse(to, origin)) return HOME;
  const url = new URL(to, origin);
  const [written = ''] = to.split(/[?#]/, 1);
  const isSafe = url.origin === origin && url.pathname === written && !AMBIGUOUS.test(written);
  return isSafe && matchRoute([{ path: HOME }, ...declared], written) ? `${written}${url.search}${url.hash}` : HOME;
}
