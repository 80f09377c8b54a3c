import { PASSES_EVERY_RULE, type Access } from 'shared-contracts/values/access';

/** Who adds and changes drivers: fleet owners, and those whose people pass every check. */
export const WRITE: Access = {
  model: 'driver',
  action: 'write',
  organizationTypes: ['fleetOwner', ...PASSES_EVERY_RULE],
};
/** Who may ask whether somebody signs in with a name already. */
export const ASKS_LOGINS: Access = { model: 'user', action: 'write' };
