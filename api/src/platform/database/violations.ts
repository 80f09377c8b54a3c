type DatabaseError = { code?: unknown; constraint?: unknown };

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a referenced row doesn't exist (any more). */
export const isForeignKeyViolation = (error: unknown) =>
  ((error ?? {}) as DatabaseError).code === FOREIGN_KEY_VIOLATION;

/** @param name of a unique index or an exclusion constraint */
export const isConstraintViolation = (error: unknown, name: string) => {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  return (code === UNIQUE_VIOLATION || code === EXCLUSION_VIOLATION) && constraint === name;
};
