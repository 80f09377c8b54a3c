import type { Access } from 'shared-contracts/values/identity/access';

export const WRITE: Access = { model: 'trip', action: 'write' };
export const READ_ROUTES: Access = { model: 'route', action: 'read' };
