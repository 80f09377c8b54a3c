type Thrown = { code?: unknown; constraint?: unknown };
/** A unique index, an exclusion constraint. */
const ONCE: readonly unknown[] = ['23505', '23P01'];

/** Whether the database refused because of this unique index or exclusion constraint. */
export const isTaken = (error: unknown, index: string) => {
  const { code, constraint } = (error ?? {}) as Thrown;
  return ONCE.includes(code) && constraint === index;
};
