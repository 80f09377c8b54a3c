/** Required to add and change users. */
export const WRITE = { model: 'user', action: 'write' } as const;
