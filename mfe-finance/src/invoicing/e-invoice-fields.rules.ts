/** A part of a field's path: its name, and its number if it is repeated. */
export type FieldPart = { name: string; number: number | null };

/** Parts whose side precedes them in the path. */
const SIDES: readonly string[] = ['seller', 'buyer'];

/**
 * Splits the path of a field, such as `lines.2.net`, where several parts have one name together (`totals.due`).
 * @param names of parts
 */
export function parseFieldPath(path: string, names: ReadonlySet<string>): FieldPart[] {
  const words = path.split('.');
  const parts: FieldPart[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const [word = '', next] = [words[i], words[i + 1]];
    const joint = `${word}.${next}`;
    if (next !== undefined && /^\d+$/.test(next)) {
      parts.push({ name: word === 'lines' ? 'line' : word, number: Number(next) + 1 });
      i += 1;
    } else if (names.has(joint)) {
      if (SIDES.includes(word)) parts.push({ name: word, number: null });
      parts.push({ name: joint, number: null });
      i += 1;
    } else parts.push({ name: word, number: null });
  }
  return parts;
}
