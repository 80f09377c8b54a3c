import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { OrderTransition } from './order-stage-table.rules.ts';

/** The columns of an order, besides its stage, that an approval event writes. */
export type ApprovalStamps = Partial<{
  firstApprovalBy: string | null;
  firstApprovalAt: number | null;
  secondApprovalBy: string | null;
  secondApprovalAt: number | null;
  validatedAt: number | null;
  rejectedReason: string | null;
}>;
/** `now` in unix seconds. */
type Approval = { userId: string | null; now: number; reason: string | null };

const firstApproval = ({ userId, now }: Approval): ApprovalStamps => ({
  firstApprovalBy: userId,
  firstApprovalAt: now,
});
const secondApproval = ({ userId, now }: Approval): ApprovalStamps => ({
  secondApprovalBy: userId,
  secondApprovalAt: now,
});
const NO_APPROVALS: ApprovalStamps = {
  firstApprovalBy: null,
  firstApprovalAt: null,
  secondApprovalBy: null,
  secondApprovalAt: null,
  validatedAt: null,
};

const STAMPS_BY_EVENT: Partial<
  Record<OrderEvent, (approval: Approval, transition: OrderTransition) => ApprovalStamps>
> = {
  submit: ({ now }, { to }) => (to === 'validated' ? { validatedAt: now } : {}),
  approve: (approval, { row, to }) => ({
    ...(row === 'O3' && firstApproval(approval)),
    ...(to === 'validated' && { ...secondApproval(approval), validatedAt: approval.now }),
  }),
  reject: ({ reason }) => ({ rejectedReason: reason }),
  reopen: () => ({ ...NO_APPROVALS, rejectedReason: null }),
};

export const approvalStamps = (transition: OrderTransition, approval: Approval): ApprovalStamps =>
  STAMPS_BY_EVENT[transition.event]?.(approval, transition) ?? {};
