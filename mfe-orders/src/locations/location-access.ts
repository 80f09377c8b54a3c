import type { Access } from 'shared-contracts/values/identity/access';

const LOCATION_ORGANIZATIONS = {
  organizationTypes: ['4pl', '3pl', '1pl', 'fleetOwner'],
} as const satisfies Partial<Access>;
export const WRITE: Access = { model: 'location', action: 'write', ...LOCATION_ORGANIZATIONS };
export const DELETE: Access = { ...WRITE, action: 'delete' };
export const READ_CONTACTS: Access = { model: 'contact', action: 'read', or: [{ model: 'order', action: 'write' }] };
