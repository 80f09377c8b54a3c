import type { OrderStage } from 'shared-contracts/values/order-stages';
import { approverInTurn } from './actor.rules.ts';

type Approvers = { approver1Id: string | null; approver2Id: string | null };
/** An order that waits; `firstApprover`: the contact whose user has given the first approval. */
export type WaitingOrder = { stage: OrderStage; firstApprover: string | null };

/**
 * What comes of an order that waits while the approvers of its operation change: another contact is asked, the same one stays asked, or nobody
 * could approve it any more: no one would be in turn, or whoever gave the first approval would have to give the second one.
 */
export function handover(
  { stage, firstApprover }: WaitingOrder,
  before: Approvers,
  after: Approvers,
): 'stays' | 'moves' | 'stuck' {
  const asked = approverInTurn(stage, after);
  if (asked === approverInTurn(stage, before)) return 'stays';
  return asked === null || (stage === 'pending2ndValidation' && asked === firstApprover) ? 'stuck' : 'moves';
}
