export type SchemaState = 'ok' | 'migrations missing' | 'database too new';

/**
 * @param migrations the migrations of a release, in order
 * @param applied the migrations of the database
 * @param oldest the migration that a release must know to work with the database; empty if any release does
 */
export function toSchemaState(migrations: readonly string[], applied: readonly string[], oldest: string): SchemaState {
  if (!migrations.every((name) => applied.includes(name))) return 'migrations missing';
  return (migrations.at(-1) ?? '') < oldest ? 'database too new' : 'ok';
}

/** Returns the oldest migration that a release must have to work with all of these. */
export const getOldestSupported = (migrations: Record<string, { oldest?: string }>): string =>
  Object.values(migrations)
    .map(({ oldest = '' }) => oldest)
    .toSorted()
    .at(-1) ?? '';
