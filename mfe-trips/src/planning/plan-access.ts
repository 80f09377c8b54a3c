import type { Access } from 'shared-contracts/values/access';

export const WRITE: Access = { model: 'trip', action: 'write' };
