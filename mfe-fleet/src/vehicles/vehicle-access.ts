/** Who adds and changes vehicles. */
export const WRITE = { model: 'vehicle', action: 'write' } as const;
