import { FORWARDER_TYPES, type Access } from 'shared-contracts/values/identity/access';

export const WRITE: Access = { model: 'contact', action: 'write' };
export const CREATE_DRIVERS: Access = {
  model: 'driver',
  action: 'write',
  organizationTypes: ['fleetOwner', ...FORWARDER_TYPES],
};
export const READ_LOCATIONS: Access = {
  model: 'location',
  action: 'read',
  organizationTypes: ['4pl', '3pl', '1pl'],
  or: [{ model: 'order', action: 'write' }],
};
