/** Access to plan unavailabilities. */
export const WRITE_ACCESS = { model: 'vehicle', action: 'write' } as const;
