import { needs } from '../../platform/access/needs.ts';

/** Who may read orders or trips, or approve their bills. Lists contain only the bills they may read. */
export const READ_BILLS = needs('order', 'read', {
  or: [
    { model: 'orderBillApprove', action: 'read' },
    { model: 'trip', action: 'read' },
    { model: 'tripBillApprove', action: 'read' },
  ],
});
