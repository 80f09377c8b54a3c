import type { Access } from 'shared-contracts/values/identity/access';

export const WRITE_ROUTES: Access = { model: 'route', action: 'write' };
export const WRITE_TRIPS: Access = { model: 'trip', action: 'write' };
