import type { FieldChange } from 'shared-contracts/timeline';
import isEqual from 'react-fast-compare';

/** `path`: the names of the field and of the fields within it. */
export type SplitChange = { path: readonly string[]; from: unknown; to: unknown };

/** A named record is shown by its name, so it isn't split. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof (value as { name?: unknown }).name !== 'string';

const without = (rows: readonly unknown[], others: readonly unknown[]) =>
  rows.filter((row) => !others.some((other) => isEqual(row, other)));

const isRow = (value: unknown) => typeof value === 'object' && value !== null;

/** The rows that differ; all of them if only their order does. Short values such as names stay whole lists. */
function narrowRows(path: SplitChange['path'], from: readonly unknown[], to: readonly unknown[]): SplitChange {
  if (![...from, ...to].some(isRow)) return { path, from, to };
  const [removed, added] = [without(from, to), without(to, from)];
  return removed.length + added.length > 0 ? { path, from: removed, to: added } : { path, from, to };
}

function splitChange({ path, from, to }: SplitChange): SplitChange[] {
  if (Array.isArray(from) && Array.isArray(to)) return [narrowRows(path, from, to)];
  if (!isFields(from) || !isFields(to)) return [{ path, from, to }];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => !isEqual(from[name] ?? null, to[name] ?? null))
    .flatMap((name) => splitChange({ path: [...path, name], from: from[name] ?? null, to: to[name] ?? null }));
}

/** Reduces changes to what differs: the changed fields within fields, and the changed rows of lists. */
export const splitChanges = (changes: readonly FieldChange[]): SplitChange[] =>
  changes.flatMap(({ field, from, to }) => splitChange({ path: [field], from, to }));
