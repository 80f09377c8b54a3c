import type { Access } from 'shared-contracts/values/identity/access';

/** Users who plan the trips of an organization. */
export const DISPATCHERS: Access = { model: 'trip', action: 'write' };
