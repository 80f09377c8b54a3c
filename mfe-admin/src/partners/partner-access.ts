/** Required to add, confirm and block partners. */
export const WRITE = { model: 'partner', action: 'write' } as const;
/** Required to read the organization's tokens. */
export const OWNER_WRITE = { model: 'organizationOwner', action: 'write' } as const;
/** Required to see the scorecard. */
export const READ_ORDERS = { model: 'order', action: 'read' } as const;
