import { PASSES_EVERY_RULE, type Access } from 'shared-contracts/values/access';

export const WRITE: Access = { model: 'contact', action: 'write' };
/** Who may make a driver of a contact. */
export const MAKES_DRIVERS: Access = {
  model: 'driver',
  action: 'write',
  organizationTypes: ['fleetOwner', ...PASSES_EVERY_RULE],
};
/** Who may choose among locations. */
export const CHOOSES_LOCATIONS: Access = {
  model: 'location',
  action: 'read',
  organizationTypes: ['4pl', '3pl', '1pl'],
  or: [{ model: 'order', action: 'write' }],
};
