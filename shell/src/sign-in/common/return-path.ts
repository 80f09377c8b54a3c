import { listAreas } from '../../areas/registry/registry.ts';
import { HOME, toReturnPath } from './return-path.rules.ts';

const SIGN_IN = '/login';
const FIRST_PASSWORD = '/first-password';
const SECOND_FACTOR = '/second-factor';

const isSignInPath = (path: string) =>
  [SIGN_IN, FIRST_PASSWORD, SECOND_FACTOR].some((prefix) => path.startsWith(prefix));

const withReturnPath = (page: string, from: string) =>
  from === HOME || isSignInPath(from) ? page : `${page}?to=${encodeURIComponent(from)}`;

/** Returns the sign-in path with a return path (including search and hash). */
export const signInPath = (from: string) => withReturnPath(SIGN_IN, from);

/** Returns the path for choosing a password, with a return path. */
export const firstPasswordPath = (from: string) => withReturnPath(FIRST_PASSWORD, from);

/** Returns the path for adding a second factor, with a return path. */
export const secondFactorPath = (from: string) => withReturnPath(SECOND_FACTOR, from);

/** Reads the return path from the page's search; `/` unless an area declares it. */
export const readReturnPath = (search: string): string =>
  toReturnPath(
    new URLSearchParams(search).get('to') ?? HOME,
    window.location.origin,
    listAreas().flatMap(({ manifest }) => manifest.routes),
  );
