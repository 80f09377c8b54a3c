import type { Access } from 'shared-contracts/values/access';

export const WRITE: Access = { model: 'routeZone', action: 'write' };
export const DELETE: Access = { ...WRITE, action: 'delete' };
