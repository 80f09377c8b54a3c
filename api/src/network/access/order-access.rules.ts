import type { Access } from 'shared-contracts/values/access';

/** Who fills in an order may load what its selects offer, without the rule on each of those models. */
export const OR_FILLS_IN_ORDERS = { or: [{ model: 'order', action: 'write' }] } as const satisfies Access;
/** Who only reads orders filters them by type. */
export const OR_SEES_ORDERS = {
  or: [
    { model: 'order', action: 'write' },
    { model: 'order', action: 'read' },
  ],
} as const satisfies Access;
/** Who runs trips, or drives one, moves their orders without the rule on orders: the part they play for the order decides. */
export const OR_DRIVES = {
  or: [
    { model: 'trip', action: 'write' },
    { model: 'trip', action: 'read' },
  ],
} as const satisfies Access;
