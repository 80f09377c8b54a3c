import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { findCurrentApprover } from '../stages/order-actor.rules.ts';

type Approvers = { approver1Id: string | null; approver2Id: string | null };
/** `firstApprover`: the contact whose user gave the first approval. */
export type WaitingOrder = { stage: OrderStage; firstApprover: string | null };

/**
 * Decides how a change of approvers affects an order that waits for approval. `stuck`: nobody could approve it any
 * more, because there is no next approver, or because the next approver has already given the first approval.
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
