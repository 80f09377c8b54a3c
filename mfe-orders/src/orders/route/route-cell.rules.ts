/** Characters that fit into the column in a window of 1440 px: in the first line, and in the smaller ones below. */
const CHARACTERS = { first: 25, later: 27 };
const MAX_LINES = 3;
/** “ (3 stops)”, longer in other languages. */
const COUNT_LENGTH = 15;

/** Prevents a line from ending with an arrow. */
const NO_BREAK = '\u00A0';

export const describePlaces = (names: readonly string[]) =>
  names.map((name) => `→${NO_BREAK}${name}`).join(' ') || `→${NO_BREAK}…`;

/**
 * How a row shows its places within three lines: `all` of them below the first one, only the `ends`, or both ends as
 * `one` text if each of them takes two lines.
 */
export function chooseRouteLayout([first = '', ...later]: readonly string[], stopCount: number) {
  const countLines = (length: number, characters: number) => Math.ceil(length / characters);
  const fits = (names: readonly string[]) => {
    const length = describePlaces(names).length + (stopCount > 2 ? COUNT_LENGTH : 0);
    return countLines(first.length, CHARACTERS.first) + countLines(length, CHARACTERS.later) <= MAX_LINES;
  };
  if (fits(later)) return 'all';
  return fits(later.slice(-1)) ? 'ends' : 'one';
}
