import type { Access } from '../identity/access.ts';

/** From this share of a limit on, its use is worth a warning. */
export const CREDIT_WARNING_PERCENT = 80;

/** Who sees the credit limits of their organization. */
export const READ_CREDIT = {
  model: 'partner',
  action: 'read',
  or: [
    { model: 'orderBillApprove', action: 'read' },
    { model: 'tripBillApprove', action: 'read' },
  ],
} as const satisfies Access;

/** Who sets them, and is warned of them: who writes partners or approves bills. */
export const WRITE_CREDIT = {
  model: 'partner',
  action: 'write',
  or: [
    { model: 'orderBillApprove', action: 'write' },
    { model: 'tripBillApprove', action: 'write' },
  ],
} as const satisfies Access;
