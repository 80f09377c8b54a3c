import type { Caller } from '../platform/caller.ts';
import { actorFor, approversInTurn } from './actor.rules.ts';
import { deadlineOf } from './deadline.rules.ts';
import { actionsFor, type OrderActor, type OrderState, transitionsFor } from './order.rules.ts';
import type { OrderRecord } from './order-rows.store.ts';
import { AT_DROP, type Part } from './stage-table.rules.ts';

const FINISHED_TRIPS = ['completed', 'manualCompleted', 'incomplete', 'billed', 'cancelled'];
const ROLLING_TRIPS = ['started', 'transit'];

/** An order as the rules see it. */
export function stateOf(row: OrderRecord): OrderState {
  const { stage, resumeStage, stageChangedAt, firstApprovalBy, isArchived, missingItems, pickupTo, deliveryTo } = row;
  const standing = stage === 'delayed' && resumeStage ? resumeStage : stage;
  const dropsLeft = Math.max(0, row.openDrops - (AT_DROP.includes(standing) ? 1 : 0));
  return {
    stage,
    resumeStage,
    stageChangedAt,
    firstApprovalBy,
    isArchived,
    missingItems,
    dropsLeft,
    approvers: approversInTurn(row.approver1Id, row.approver2Id),
    inLiveTrip: row.isTripLive === true && !FINISHED_TRIPS.includes(row.tripStage ?? ''),
    wasInTrip: Boolean(row.wasInTrip),
    isTripStarted: ROLLING_TRIPS.includes(row.tripStage ?? ''),
    arrivedAt: row.pickupArrivedAt,
    deadline: deadlineOf(standing, { pickupTo, deliveryTo, dropsLeft }),
  };
}

const NOBODY: OrderActor = { userId: null, isRoot: false, parts: ['system'], mayDelete: false };

/**
 * An order and whoever acts as the rules see them.
 * @param caller null: nobody, the clock or a geofence
 * @param also parts that the caller plays besides
 */
export function seenBy(caller: Caller | null, row: OrderRecord, also: readonly Part[] = []) {
  const order = stateOf(row);
  const { organizationId, tripOrganizationId, driverContactId } = row;
  const actor = caller
    ? actorFor(caller, { organizationId, approvers: order.approvers, tripOrganizationId, driverContactId })
    : NOBODY;
  return { order, actor: { ...actor, parts: [...actor.parts, ...also] } };
}

/** What can be asked for by a stage; the rest happens to an order with its trip or its bill. */
export const offered = (order: OrderState, actor: OrderActor) =>
  transitionsFor(order, actor).filter(({ partOf }) => !partOf);

/** @param now unix seconds */
export const offeredActions = (order: OrderState, actor: OrderActor, now: number) =>
  actionsFor(order, actor, now, offered(order, actor));
