type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };
type Place = {
  /** Of the rows. */
  name: string;
  /** Of the field with the focus: `lanes.3.rate`. */
  path: string;
  /** Its arrow keys choose an option. */
  isCombobox: boolean;
  /** The rows that are shown, in their order. */
  found: readonly number[];
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The field of the same column that a key leads to: of the row above or below, with Ctrl of the first or last one. */
export function neighborOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  { name, path, isCombobox, found }: Place,
): { row: number; path: string } | null {
  if (altKey || shiftKey || !path.startsWith(`${name}.`)) return null;
  const [index = '', ...field] = path.slice(name.length + 1).split('.');
  const position = found.indexOf(Number(index));
  if (position === -1) return null;
  const toField = (row: number | undefined) =>
    row === undefined ? null : { row, path: [name, row, ...field].join('.') };
  if (ctrlKey || metaKey) {
    if (key === 'Home') return toField(found[0]);
    return key === 'End' ? toField(found.at(-1)) : null;
  }
  const step = STEPS[key];
  if (step === undefined || isCombobox) return null;
  return toField(found[position + step]);
}
