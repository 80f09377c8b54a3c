type Thrown = { code?: unknown; constraint?: unknown };
/** A unique index, an exclusion constraint. */
const ONCE: readonly unknown[] = ['23505', '23P01'];

const NAMED = '23503';

/** Whether the database refused because what a row names is not there (any more). */
export const isMissing = (error: unknown) => ((error ?? {}) as Thrown).code === NAMED;

/** Whether the database refused because of this unique index or exclusion constraint. */
export const isTaken = (error: unknown, index: string) => {
  const { code, constraint } = (error ?? {}) as Thrown;
  return ONCE.includes(code) && constraint === index;
};
