import type { Access } from 'shared-contracts/values/identity/access';

export const WRITE: Access = { model: 'trip', action: 'write' };
