import { getIn, setIn } from 'formik';
import isEqual from 'react-fast-compare';

/** A value that both changed, each differently. */
export type Collision = { /** `stops.0.locationId` */ path: string; mine: unknown; theirs: unknown };

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** The paths of all values; a list is one value, because its rows have no identity. */
function listPaths(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isPlainObject(value) ? listPaths(value, `${prefix}${key}.`) : [prefix + key],
  );
}

/** The base of the user's next changes: values that were sent and saved are no longer changes. */
export const rebase = <T extends object>(base: T, sent: T, saved: T): T =>
  listPaths(saved)
    .filter((path) => isEqual(getIn(sent, path), getIn(saved, path)))
    .reduce<T>((rebased, path) => setIn(rebased, path, getIn(saved, path)), base);

/**
 * Merges the user's changes of a record with those saved in the meantime. Conflicting values keep the user's, and are
 * listed.
 * @param base the values that both started from
 */
export function mergeChanges<T extends object>(
  base: T,
  mine: T,
  theirs: T,
): { merged: T; collisions: readonly Collision[] } {
  const changes = [...new Set([...listPaths(theirs), ...listPaths(mine)])]
    .map((path) => ({ path, base: getIn(base, path), mine: getIn(mine, path), theirs: getIn(theirs, path) }))
    .filter((value) => !isEqual(value.mine, value.base) && !isEqual(value.mine, value.theirs));
  return {
    merged: changes.reduce<T>((merged, { path, mine: value }) => setIn(merged, path, value), theirs),
    collisions: changes
      .filter((value) => !isEqual(value.theirs, value.base))
      .map(({ path, mine: own, theirs: other }) => ({ path, mine: own, theirs: other })),
  };
}
