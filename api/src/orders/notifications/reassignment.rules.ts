import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { findCurrentApprover } from '../stages/order-actor.rules.ts';

type Approvers = { approver1Id: string | null; approver2Id: string | null };
/** `firstApprover`: the contact whose user has given the first approval. */
export type WaitingOrder = { stage: OrderStage; firstApprover: string | null };

/**
 * Decides what a change of approvers means for an order that waits for approval. `stuck`: nobody could approve it any
 * more, because there is no approver in turn, or because the approver in turn has already given the first approval.
 */
export function decideReassignment(
  { stage, firstApprover }: WaitingOrder,
  before: Approvers,
  after: Approvers,
): 'keep' | 'reassign' | 'stuck' {
  const approver = findCurrentApprover(stage, after);
  if (approver === findCurrentApprover(stage, before)) return 'keep';
  const isStuck = approver === null || (stage === 'pending2ndValidation' && approver === firstApprover);
  return isStuck ? 'stuck' : 'reassign';
}
