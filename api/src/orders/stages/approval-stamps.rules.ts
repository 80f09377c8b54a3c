import type { OrderEvent } from 'shared-contracts/values/order-stages';
import type { Transition } from './stage-table.rules.ts';

/** The columns of an order that an event writes beside its stage. */
export type Stamps = Partial<{
  firstApprovalBy: string | null;
  firstApprovalAt: number | null;
  secondApprovalBy: string | null;
  secondApprovalAt: number | null;
  validatedAt: number | null;
  rejectedReason: string | null;
}>;
type By = { userId: string | null; now: number; reason: string | null };

const FIRST = ({ userId, now }: By): Stamps => ({ firstApprovalBy: userId, firstApprovalAt: now });
const SECOND = ({ userId, now }: By): Stamps => ({ secondApprovalBy: userId, secondApprovalAt: now });
const NO_APPROVALS: Stamps = {
  firstApprovalBy: null,
  firstApprovalAt: null,
  secondApprovalBy: null,
  secondApprovalAt: null,
  validatedAt: null,
};

const STAMPS: Partial<Record<OrderEvent, (by: By, { row, to }: Transition) => Stamps>> = {
  submit: ({ now }, { to }) => (to === 'validated' ? { validatedAt: now } : {}),
  approve: (by, { row, to }) => ({
    ...(row === 'O3' && FIRST(by)),
    ...(to === 'validated' && { ...SECOND(by), validatedAt: by.now }),
  }),
  reject: ({ reason }) => ({ rejectedReason: reason }),
  reopen: () => ({ ...NO_APPROVALS, rejectedReason: null }),
};

export const stampsOf = (transition: Transition, by: By): Stamps => STAMPS[transition.event]?.(by, transition) ?? {};
