/** Required to write, review and disable contracts. */
export const WRITE_ACCESS = { model: 'contract', action: 'write' } as const;
