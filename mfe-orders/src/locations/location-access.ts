import type { Access } from 'shared-contracts/values/access';

const WHERE_LOCATIONS_ARE_KEPT = { organizationTypes: ['4pl', '3pl', '1pl'] } as const satisfies Partial<Access>;
export const WRITE: Access = { model: 'location', action: 'write', ...WHERE_LOCATIONS_ARE_KEPT };
export const DELETE: Access = { ...WRITE, action: 'delete' };
/** Who may choose among contacts. */
export const CHOOSES_CONTACTS: Access = { model: 'contact', action: 'read', or: [{ model: 'order', action: 'write' }] };
