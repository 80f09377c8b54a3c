import { needs } from '../../platform/access/needs.ts';

/** Who reads orders or trips, or approves their bills; lists have the bills of those alone. */
export const READ_BILLS = needs('order', 'read', {
  or: [
    { model: 'orderBillApprove', action: 'read' },
    { model: 'trip', action: 'read' },
    { model: 'tripBillApprove', action: 'read' },
  ],
});
