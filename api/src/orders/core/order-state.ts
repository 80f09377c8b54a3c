import { ORDER_ACTIONS, type OrderAction } from 'shared-contracts/values/orders/order-stages';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { toOrderActor, listApprovers } from '../stages/order-actor.rules.ts';
import { deadlineOf } from '../stages/deadline.rules.ts';
import { canSplitOrMerge, isOrderOwner, isPlannable, listOrderActions } from '../stages/order-actions.rules.ts';
import { type OrderActor, type OrderState, orderStageMachine } from '../stages/order-stage.rules.ts';
import { plansOrder, toHandshakeActor } from '../stages/handshake-actor.rules.ts';
import { availableHandshakeEvents, type HandshakeRecord, isFreeToPlan } from '../stages/handshake.rules.ts';
import type { OrderRecord } from './order-records.store.ts';
import type { OrderRole } from '../stages/order-stage-table.rules.ts';
import { countDropsLeft, currentPickup, nextStop } from '../stages/stop-progress.rules.ts';

const FINISHED_TRIP_STAGES = ['completed', 'manualCompleted', 'incomplete', 'billed', 'cancelled'];
const RUNNING_TRIP_STAGES = ['started', 'transit'];

export function toOrderState(row: OrderRecord, isOwner = false): OrderState {
  const { stage, resumeStage, stageChangedAt, firstApprovalBy, isArchived, missingItems, stops } = row;
  const effectiveStage = stage === 'delayed' && resumeStage ? resumeStage : stage;
  return {
    stage,
    resumeStage,
    stageChangedAt,
    firstApprovalBy,
    isArchived,
    missingItems,
    nextStop: nextStop(effectiveStage, stops)?.kind ?? null,
    dropsLeft: countDropsLeft(effectiveStage, stops),
    isTendered: row.handshakeState === 'tendered',
    isFreeToPlan: isFreeToPlan(row.handshakeState, isOwner),
    approvers: listApprovers(row.approver1Id, row.approver2Id),
    inLiveTrip: row.isTripLive === true && !FINISHED_TRIP_STAGES.includes(row.tripStage ?? ''),
    wasInTrip: Boolean(row.wasInTrip),
    isTripStarted: RUNNING_TRIP_STAGES.includes(row.tripStage ?? ''),
    arrivedAt: stops[currentPickup(stops)]?.arrivedAt ?? null,
    deadline: deadlineOf(effectiveStage, stops),
  };
}

const SYSTEM_ACTOR: OrderActor = { userId: null, isRoot: false, roles: ['system'], canDelete: false };

/**
 * Prepares an order and its caller for the stage rules.
 * @param caller null: the system, such as a job or a geofence
 * @param extraRoles roles that the caller has in addition to their own
 */
export function toRuleInput(
  caller: Caller | null,
  row: OrderRecord,
  extraRoles: readonly OrderRole[] = [],
): { order: OrderState; actor: OrderActor } {
  const { organizationId, tripOrganizationId, driverContactId } = row;
  const isOwner = caller === null || isRoot(caller) || caller.organizationId === organizationId;
  const order = toOrderState(row, isOwner);
  const actor = caller
    ? toOrderActor(caller, { organizationId, approvers: order.approvers, tripOrganizationId, driverContactId })
    : SYSTEM_ACTOR;
  return { order, actor: { ...actor, roles: [...actor.roles, ...extraRoles] } };
}

/** @param now unix seconds */
export function availableActions(row: OrderRecord, caller: Caller, now: number): OrderAction[] {
  const { order, actor } = toRuleInput(caller, row);
  const actions = new Set<string>([
    ...listOrderActions(order, actor, now, orderStageMachine.requestableTransitions(order, actor)),
    ...availableHandshakeEvents(toHandshakeRecord(row), toHandshakeActor(caller, row)),
    ...(isPlannable(order) && plansOrder(caller, row) ? ['plan'] : []),
    ...(isOrderOwner(actor) && canSplitOrMerge(order) && row.handshakeState === null ? ['split', 'merge'] : []),
  ]);
  return ORDER_ACTIONS.filter((action) => actions.has(action));
}

export const toHandshakeRecord = (row: OrderRecord): HandshakeRecord => ({
  stage: row.handshakeState ?? 'none',
  stageChangedAt: row.handshakeChangedAt ?? 0,
  orderStage: row.stage,
  isForOther: row.partnerId !== row.organizationId,
  acceptanceMinutes: row.acceptanceMinutes,
  deadline: row.handshakeDeadline,
});
