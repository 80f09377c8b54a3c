const API = '/api/';

/** The parts of a path of the API as the server will read it, without query: `/orders/../users?page=2` is `users`. Undefined: it leads elsewhere. */
function partsOf(path: string): string[] | undefined {
  const { pathname } = new URL(`${API}${path.replace(/^\//, '')}`, 'http://portal');
  return pathname.startsWith(API) ? pathname.slice(API.length).split('/') : undefined;
}

/** `orders` stands for all that begins with it, `orders/:id/bill` for the bill of any order and what lies below it. */
const covers = (entry: string, parts: readonly string[]) => {
  const wanted = entry.split('/');
  return (
    wanted.length <= parts.length &&
    wanted.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== ''))
  );
};

/** Does an area's manifest name this call (`apis`)? */
export function isNamed(apis: readonly string[], path: string): boolean {
  const parts = partsOf(path);
  return parts !== undefined && apis.some((entry) => covers(entry, parts));
}

const ID = /^(\d+|[\da-f]{8}-[\da-f-]{27})$/i;

/** The call without what is somebody's own: `orders/:id/bill`. */
export const callShape = (path: string): string =>
  (partsOf(path) ?? ['..']).map((part) => (ID.test(part) ? ':id' : part.replaceAll(/[^\w.:-]/g, ''))).join('/');
