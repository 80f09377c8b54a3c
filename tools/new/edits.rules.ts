/**
 * Where text is added to a file: after the last line of the block that starts with `from` and ends with the line `to`.
 */
export type Place = { from: string; to: string };

/** Appends an entry to a list with one entry per line, in JSON or TypeScript. @throws if the list is formatted differently */
export function append(text: string, { from, to }: Place, line: string): string {
  const begin = text.indexOf(from);
  const end = begin < 0 ? -1 : text.indexOf(`\n${to}`, begin + from.length - 1);
  if (end < 0) throw new Error(`${JSON.stringify(from)} … ${JSON.stringify(to)} is not to be found`);
  const before = text.slice(0, end);
  const needsComma = !/[,[{]$/.test(before);
  return `${before}${needsComma ? ',' : ''}\n${line}${text.slice(end)}`;
}

/** Replaces the only occurrence of a text. @throws if it isn't there exactly once */
export function replace(text: string, before: string | RegExp, after: string): string {
  const replaced = text.replace(before, () => after);
  if (replaced === text) throw new Error(`${String(before)} is not to be found`);
  return replaced;
}
