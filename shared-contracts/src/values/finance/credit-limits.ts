import type { Access } from '../identity/access.ts';

/** The percentage of a limit from which its use triggers a warning. */
export const CREDIT_WARNING_PERCENT = 80;

/** Users who see the credit limits of their organization. */
export const READ_CREDIT = {
  model: 'partner',
  action: 'read',
  or: [
    { model: 'orderBillApprove', action: 'read' },
    { model: 'tripBillApprove', action: 'read' },
  ],
} as const satisfies Access;

/** Users who set them and are warned: those who write partners or approve bills. */
export const WRITE_CREDIT = {
  model: 'partner',
  action: 'write',
  or: [
    { model: 'orderBillApprove', action: 'write' },
    { model: 'tripBillApprove', action: 'write' },
  ],
} as const satisfies Access;
