import { ORDER_ACTIONS, type OrderAction } from 'shared-contracts/values/orders/order-stages';
import type { Caller } from '../../platform/access/caller.ts';
import { toOrderActor, listApprovers } from '../stages/order-actor.rules.ts';
import { deadlineOf } from '../stages/deadline.rules.ts';
import { listOrderActions } from '../stages/order-actions.rules.ts';
import { type OrderActor, type OrderState, orderStageMachine } from '../stages/order-stage.rules.ts';
import type { OrderRecord } from './order-records.store.ts';
import type { OrderRole } from '../stages/order-stage-table.rules.ts';
import { countDropsLeft, currentPickup, nextStop } from '../stages/stop-progress.rules.ts';

const FINISHED_TRIP_STAGES = ['completed', 'manualCompleted', 'incomplete', 'billed', 'cancelled'];
const RUNNING_TRIP_STAGES = ['started', 'transit'];

export function toOrderState(row: OrderRecord): OrderState {
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
  const order = toOrderState(row);
  const { organizationId, tripOrganizationId, driverContactId } = row;
  const actor = caller
    ? toOrderActor(caller, { organizationId, approvers: order.approvers, tripOrganizationId, driverContactId })
    : SYSTEM_ACTOR;
  return { order, actor: { ...actor, roles: [...actor.roles, ...extraRoles] } };
}

/** @param now unix seconds */
export const availableActions = (order: OrderState, actor: OrderActor, now: number) =>
  listOrderActions(order, actor, now, orderStageMachine.requestableTransitions(order, actor));
