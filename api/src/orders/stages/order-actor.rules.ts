import { allows } from 'shared-contracts/values/access';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { Caller } from '../platform/caller.ts';
import type { OrderActor } from './order.rules.ts';
import type { Part } from './stage-table.rules.ts';

/** Whom an order belongs to and who has a hand in it. */
export type OrderParties = {
  organizationId: string;
  /** Contacts in turn. */
  approvers: readonly string[];
  /** The organization that runs the order's live trip. */
  tripOrganizationId: string | null;
  driverContactId: string | null;
};

/** First and second approver of an operation as contacts in turn; one who is both approves once. */
export const approversInTurn = (approver1Id: string | null, approver2Id: string | null): string[] =>
  [...new Set([approver1Id, approver2Id])].filter((id) => id !== null);

/** Who is in turn in a stage. */
const TURNS: Partial<Record<OrderStage, number>> = { pendingValidation: 0, pending2ndValidation: 1 };

/** The contact that an order waits for in a stage; null: it waits for no approver. */
export const approverInTurn = (
  stage: OrderStage,
  { approver1Id, approver2Id }: { approver1Id: string | null; approver2Id: string | null },
): string | null => approversInTurn(approver1Id, approver2Id)[TURNS[stage] ?? -1] ?? null;

/** Which parts of the stage table the caller plays for an order. */
export function actorFor(caller: Caller, order: OrderParties): OrderActor {
  const isHome = caller.organizationId === order.organizationId;
  const writesOrders = allows(caller, { model: 'order', action: 'write' });
  const writesTrips = allows(caller, { model: 'trip', action: 'write' });
  const is = (contactId: string | null | undefined) =>
    contactId !== null && contactId !== undefined && caller.contactId === contactId;
  const played: Record<Part, boolean> = {
    owner: isHome && writesOrders,
    ownerOfTrips: isHome && writesOrders && writesTrips,
    tripWriter: caller.organizationId === order.tripOrganizationId && writesTrips,
    firstApprover: isHome && writesOrders && is(order.approvers[0]),
    secondApprover: isHome && writesOrders && is(order.approvers[1]),
    driver: is(order.driverContactId),
    system: false,
    billApprover: isHome && allows(caller, { model: 'orderBillApprove', action: 'write' }),
  };
  const isRoot = caller.role === 'root';
  return {
    userId: caller.userId,
    isRoot,
    parts: (Object.keys(played) as Part[]).filter((part) => played[part]),
    mayDelete: isRoot || (isHome && allows(caller, { model: 'order', action: 'delete' })),
  };
}
