import { listApprovers } from '../../src/orders/public.ts';
import type { Context } from './context.ts';
import type { DatedStep } from './order-life.ts';

/** The approvers of an operation, in sequence; one if both are the same person. */
export async function approversOf({ db }: Context, operationId: string, otherwise: string): Promise<string[]> {
  const { approver1Id, approver2Id } = await db
    .selectFrom('operations')
    .selectAll()
    .where('id', '=', operationId)
    .executeTakeFirstOrThrow();
  const contactIds = listApprovers(approver1Id, approver2Id);
  if (contactIds.length === 0) return [];
  const users = await db.selectFrom('users').select(['id', 'contactId']).where('contactId', 'in', contactIds).execute();
  return contactIds.map((contactId) => users.find((user) => user.contactId === contactId)?.id ?? otherwise);
}

/** A single approver stamps both approvals; without approvers there are none. */
export function approvalStamps(life: DatedStep[], approvers: string[]) {
  const approvals = life.filter(({ event }) => event === 'approve');
  const first = approvals[0]?.at;
  const validatedAt = life.find(({ to }) => to === 'validated')?.at;
  const second = first === undefined ? undefined : validatedAt;
  return {
    firstApprovalAt: first,
    firstApprovalBy: first === undefined ? undefined : approvers[0],
    secondApprovalAt: second,
    secondApprovalBy: second === undefined ? undefined : approvers.at(-1),
    validatedAt,
  };
}
