import type { Access } from 'shared-contracts/values/identity/access';

export const WRITE: Access = { model: 'order', action: 'write' };

/** Users who answer offers and plan the orders that partners have sent. */
export const HANDLE: Access = { ...WRITE, or: [{ model: 'trip', action: 'write' }] };
export const PLAN: Access = { model: 'trip', action: 'write' };
