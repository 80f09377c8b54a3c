/** Who adds, confirms and blocks partners. */
export const WRITE = { model: 'partner', action: 'write' } as const;
/** Who tells the organization's tokens. */
export const OWNS = { model: 'organizationOwner', action: 'write' } as const;
