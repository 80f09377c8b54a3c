import type { Access } from 'shared-contracts/values/identity/access';

export const WRITE: Access = { model: 'cargo', action: 'write' };
