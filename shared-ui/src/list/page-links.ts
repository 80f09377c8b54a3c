/** Set by the specification. */
const MAX_LINKS = 7;

/** Returns the numbers of up to seven pages around the current one. */
export function listPageLinks(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(MAX_LINKS / 2), pages - MAX_LINKS + 1));
  return Array.from({ length: Math.min(MAX_LINKS, pages) }, (_, index) => first + index);
}
