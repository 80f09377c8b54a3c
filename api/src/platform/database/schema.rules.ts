export type SchemaState = 'ok' | 'migrations missing' | 'database too new';

/**
 * @param known the migrations of a release, in order
 * @param done those of the database
 * @param oldest which migration a release has to know at least to work with the database; empty: none
 */
export function stateOf(known: readonly string[], done: readonly string[], oldest: string): SchemaState {
  if (!known.every((name) => done.includes(name))) return 'migrations missing';
  return (known.at(-1) ?? '') < oldest ? 'database too new' : 'ok';
}

/** What a release has to know at least once all of these are done. */
export const oldestAfter = (migrations: Record<string, { oldest?: string }>): string =>
  Object.values(migrations)
    .map(({ oldest = '' }) => oldest)
    .toSorted()
    .at(-1) ?? '';
