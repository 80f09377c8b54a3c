type Thrown = { code?: unknown; constraint?: unknown };
const UNIQUE = '23505';

/** Whether the database refused because of this unique index. */
export const isTaken = (error: unknown, index: string) => {
  const { code, constraint } = (error ?? {}) as Thrown;
  return code === UNIQUE && constraint === index;
};
