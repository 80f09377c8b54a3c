import { hasAccess } from 'shared-contracts/values/identity/access';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { OrderActor } from './order-stage.rules.ts';
import type { OrderRole } from './order-stage-table.rules.ts';

/** The organizations and people who have a role for an order. */
export type OrderParties = {
  organizationId: string;
  /** Contact ids in the order of their approvals. */
  approvers: readonly string[];
  /** The organization that runs the order's live trip. */
  tripOrganizationId: string | null;
  driverContactId: string | null;
};

/** An operation's approvers in the order of their approvals; a contact who is both approves once. */
export const listApprovers = (approver1Id: string | null, approver2Id: string | null): string[] =>
  [...new Set([approver1Id, approver2Id])].filter((id) => id !== null);

/** The index of the current approver. */
const APPROVER_INDEX: Partial<Record<OrderStage, number>> = { pendingValidation: 0, pending2ndValidation: 1 };

/** The contact whose approval is pending; null if the stage waits for none. */
export const findCurrentApprover = (
  stage: OrderStage,
  { approver1Id, approver2Id }: { approver1Id: string | null; approver2Id: string | null },
): string | null => listApprovers(approver1Id, approver2Id)[APPROVER_INDEX[stage] ?? -1] ?? null;

export function toOrderActor(caller: Caller, order: OrderParties): OrderActor {
  const isOwner = caller.organizationId === order.organizationId;
  const writesOrders = hasAccess(caller, { model: 'order', action: 'write' });
  const writesTrips = hasAccess(caller, { model: 'trip', action: 'write' });
  const isCaller = (contactId: string | null | undefined) => contactId !== null && caller.contactId === contactId;
  const roles: Record<OrderRole, boolean> = {
    owner: isOwner && writesOrders,
    ownerOfTrips: isOwner && writesOrders && writesTrips,
    tripWriter: caller.organizationId === order.tripOrganizationId && writesTrips,
    firstApprover: isOwner && writesOrders && isCaller(order.approvers[0]),
    secondApprover: isOwner && writesOrders && isCaller(order.approvers[1]),
    driver: isCaller(order.driverContactId),
    system: false,
    billApprover: isOwner && hasAccess(caller, { model: 'orderBillApprove', action: 'write' }),
  };
  const isRoot = caller.role === 'root';
  return {
    userId: caller.userId,
    isRoot,
    roles: (Object.keys(roles) as OrderRole[]).filter((role) => roles[role]),
    canDelete: isRoot || (isOwner && hasAccess(caller, { model: 'order', action: 'delete' })),
  };
}
