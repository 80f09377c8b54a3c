const API = '/api/';

/**
 * Splits an API path as the server will read it, without query: `/orders/../users?page=2` is `users`. Undefined: it
 * leads outside the API.
 */
function toPathSegments(path: string): string[] | undefined {
  const { pathname } = new URL(`${API}${path.replace(/^\//, '')}`, 'http://portal');
  return pathname.startsWith(API) ? pathname.slice(API.length).split('/') : undefined;
}

/** `orders` covers every path below it, `orders/:id/bill` the bill of any order and what lies below it. */
const matchesEntry = (entry: string, path: readonly string[]) => {
  const pattern = entry.split('/');
  return (
    pattern.length <= path.length &&
    pattern.every((segment, index) => segment === path[index] || (segment.startsWith(':') && path[index] !== ''))
  );
};

/** Whether an area's manifest declares this call in its `apis`. */
export function isDeclaredCall(apis: readonly string[], path: string): boolean {
  const segments = toPathSegments(path);
  return segments !== undefined && apis.some((entry) => matchesEntry(entry, segments));
}

const ID = /^(\d+|[\da-f]{8}-[\da-f-]{27})$/i;

/** Replaces ids and drops anything that could identify a person: `orders/:id/bill`. */
export const toCallPattern = (path: string): string =>
  (toPathSegments(path) ?? ['..'])
    .map((segment) => (ID.test(segment) ? ':id' : segment.replaceAll(/[^\w.:-]/g, '')))
    .join('/');
