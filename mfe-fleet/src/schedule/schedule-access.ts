/** Who marks vehicles unavailable. */
export const WRITE = { model: 'vehicle', action: 'write' } as const;
