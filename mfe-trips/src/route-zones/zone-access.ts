import type { Access } from 'shared-contracts/values/identity/access';

export const WRITE_ZONES: Access = { model: 'routeZone', action: 'write' };
export const DELETE_ZONES: Access = { ...WRITE_ZONES, action: 'delete' };
