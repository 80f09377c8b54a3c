import { FORWARDER_TYPES, type Access } from 'shared-contracts/values/identity/access';

/** Fleet owners and forwarders manage drivers. */
export const WRITE_ACCESS: Access = {
  model: 'driver',
  action: 'write',
  organizationTypes: ['fleetOwner', ...FORWARDER_TYPES],
};
/** The access required to check whether a login is taken. */
export const CHECK_LOGIN_ACCESS: Access = { model: 'user', action: 'write' };
