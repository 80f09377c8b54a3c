import type { Access } from 'shared-contracts/values/access';

export const WRITE_ROUTES: Access = { model: 'route', action: 'write' };
