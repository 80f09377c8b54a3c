/** Required to create organizations. */
export const WRITE = { model: 'organizations', action: 'write' } as const;
/** Required to edit and review other organizations and to set their host. */
export const ROOT = { roles: ['root'] } as const;
