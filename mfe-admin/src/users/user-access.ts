/** Who adds and changes users. */
export const WRITE = { model: 'user', action: 'write' } as const;
