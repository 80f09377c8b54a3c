import type { Access } from 'shared-contracts/values/identity/access';

/** Who handles the orders that an organization receives: those who plan its trips or write orders. */
export const HANDLES_ORDERS = {
  model: 'order',
  action: 'write',
  or: [{ model: 'trip', action: 'write' }],
} as const satisfies Access;
