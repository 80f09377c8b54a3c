/** Removes case, accents and Sinhala joiners, which users omit when typing. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u200C\u200D]/g, '')
    .toLowerCase();

const splitWords = (text: string) =>
  normalizeText(text)
    .split(/[\s/'’().,-]+/)
    .filter(Boolean);

/**
 * Ranks how well a name matches a query: 0: starts with it, 1: each query word starts a word of the name, 2: contains
 * each query word, undefined: no match.
 */
export function getRank(query: string, name: string): number | undefined {
  const [queryWords, normalizedName] = [splitWords(query), normalizeText(name).trim()];
  if (!queryWords.every((word) => normalizedName.includes(word))) return undefined;
  if (normalizedName.startsWith(normalizeText(query).trim())) return 0;
  const nameWords = splitWords(name);
  return queryWords.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word))) ? 1 : 2;
}

/** Returns the matching entries by rank; the sort is stable. */
export const findMatches = <T extends { label: string }>(query: string, entries: readonly T[]): T[] =>
  entries
    .map((entry) => ({ entry, rank: getRank(query, entry.label) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ entry }) => entry);

const removeSeparators = (text: string) => normalizeText(text).replaceAll(/[\s-]/g, '');

/** Whether a number or its hint contains the query, ignoring spaces and hyphens, as in plates. */
export const matchesNumber = (query: string, ...texts: (string | null)[]) =>
  texts.some((text) => text !== null && removeSeparators(text).includes(removeSeparators(query)));
