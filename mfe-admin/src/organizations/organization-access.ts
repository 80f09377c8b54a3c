/** Who makes organizations. */
export const WRITE = { model: 'organizations', action: 'write' } as const;
/** Who changes and judges those of others, and gives them a host. */
export const ROOT = { roles: ['root'] } as const;
