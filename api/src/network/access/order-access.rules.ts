import type { Access } from 'shared-contracts/values/identity/access';

/** Users who write orders can load the options of the order form without a rule on each of those models. */
export const OR_WRITES_ORDERS = { or: [{ model: 'order', action: 'write' }] } as const satisfies Access;

/** Users who only read orders can filter them by type. */
export const OR_ACCESSES_ORDERS = {
  or: [
    { model: 'order', action: 'write' },
    { model: 'order', action: 'read' },
  ],
} as const satisfies Access;

/** Users who run or drive trips can move their orders without a rule on orders: their role in the order decides. */
export const OR_ACCESSES_TRIPS = {
  or: [
    { model: 'trip', action: 'write' },
    { model: 'trip', action: 'read' },
  ],
} as const satisfies Access;
