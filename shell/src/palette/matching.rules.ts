/** Without case, accents and the joiners of Sinhala: what people leave out when they type. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u200C\u200D]/g, '')
    .toLowerCase();

const wordsOf = (text: string) =>
  fold(text)
    .split(/[\s/'’().,-]+/)
    .filter(Boolean);

/** How well a name fits what is typed, the least the best: it begins so, its words do, it holds every word. Undefined: it does not. */
export function rankOf(typed: string, name: string): number | undefined {
  const [wanted, whole] = [wordsOf(typed), fold(name).trim()];
  if (!wanted.every((word) => whole.includes(word))) return undefined;
  if (whole.startsWith(fold(typed).trim())) return 0;
  const starts = wordsOf(name);
  return wanted.every((word) => starts.some((start) => start.startsWith(word))) ? 1 : 2;
}

/** What fits, the best first; what fits equally stays as it was. */
export const matching = <T extends { label: string }>(typed: string, entries: readonly T[]): T[] =>
  entries
    .map((entry) => ({ entry, rank: rankOf(typed, entry.label) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => entry);

const bare = (text: string) => fold(text).replaceAll(/[\s-]/g, '');

/** Whether a number, or what stands beside it, holds what is typed; plates are typed with and without what stands between their parts. */
export const holds = (typed: string, ...texts: (string | null)[]) =>
  texts.some((text) => text !== null && bare(text).includes(bare(typed)));
