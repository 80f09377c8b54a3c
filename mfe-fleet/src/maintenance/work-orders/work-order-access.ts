import type { Access } from 'shared-contracts/values/identity/access';

export const WRITE_ACCESS: Access = { model: 'vehicle', action: 'write' };
