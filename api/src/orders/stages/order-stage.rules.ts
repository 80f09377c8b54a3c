import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import { MINUTE } from 'shared-contracts/values/time';
import {
  createStageMachine,
  requestedStage,
  type StageOutcome,
  type StageRejection,
} from '../../platform/stage-machine/stage-machine.rules.ts';
import type { OrderCondition, OrderGuard } from './order-guards.ts';
import { ORDER_TRANSITIONS, type OrderRole, type OrderTransition } from './order-stage-table.rules.ts';

/** Input of the rules about an order. Times in unix seconds. */
export type OrderState = {
  stage: OrderStage;
  /** The stage that a delayed order returns to. */
  resumeStage: OrderStage | null;
  stageChangedAt: number;
  /** Contact ids in the order of their approvals: none, one, or two different ones. */
  approvers: readonly string[];
  /** The id of the user who gave the first approval. */
  firstApprovalBy: string | null;
  /** The partner has accepted, or needs not; the owner may carry what its partner declined. */
  isFreeToPlan: boolean;
  /** A tender is open; until it is awarded, the order can be neither edited nor sent. */
  isTendered: boolean;
  inLiveTrip: boolean;
  wasInTrip: boolean;
  isTripStarted: boolean;
  isArchived: boolean;
  /** Arrival at the current pickup. */
  arrivedAt: number | null;
  /** Null if no stop is left. */
  nextStop: StopKind | null;
  /** The deadline of the next stop. */
  deadline: number | null;
  /** Drops after the current one. */
  dropsLeft: number;
  /** Cargo items reported as delivered in part or not at all. */
  missingItems: number;
};

/** `userId` null: the system. */
export type OrderActor = { userId: string | null; isRoot: boolean; roles: readonly OrderRole[]; canDelete: boolean };

/** `at`: when it happened; `now`: when it was reported. Unix seconds. */
export type OrderStageEvent = {
  event: OrderEvent;
  at: number;
  now: number;
  reason: string | null;
  isSubmittable?: boolean;
};

export type OrderRejection = StageRejection<OrderTransition> | 'notInTurn';
export type OrderOutcome =
  | (Extract<StageOutcome<OrderTransition, OrderRejection>, { kind: 'applied' }> & { resumeStage: OrderStage | null })
  | Extract<StageOutcome<OrderTransition, OrderRejection>, { kind: 'stale' | 'rejected' }>;

/** Seconds after a deadline from which an order counts as delayed. */
export const DELAY_GRACE = 30 * MINUTE;

const CONDITIONS: Record<OrderCondition, (order: OrderState) => boolean> = {
  withoutApprovers: ({ approvers }) => approvers.length === 0,
  withApprovers: ({ approvers }) => approvers.length > 0,
  withSecondApprover: ({ approvers }) => approvers.length > 1,
  withoutSecondApprover: ({ approvers }) => approvers.length < 2,
};

const STATE_GUARDS: Partial<Record<OrderGuard, (order: OrderState, actor: OrderActor) => boolean>> = {
  fourEyes: ({ firstApprovalBy }, { userId }) => firstApprovalBy !== userId,
  notInLiveTrip: ({ inLiveTrip }) => !inLiveTrip,
  accepted: ({ isFreeToPlan }) => isFreeToPlan,
  notTendered: ({ isTendered }) => !isTendered,
  tripNotStarted: ({ isTripStarted }) => !isTripStarted,
  tripStarted: ({ isTripStarted }) => isTripStarted,
  pickupIsNext: ({ nextStop }) => nextStop === 'pickup',
  dropIsNext: ({ nextStop }) => nextStop !== 'pickup',
  dropsLeft: ({ dropsLeft }) => dropsLeft > 0,
  lastDrop: ({ dropsLeft }) => dropsLeft === 0,
};

const EVENT_GUARDS: Partial<Record<OrderGuard, (order: OrderState, event: OrderStageEvent) => boolean>> = {
  submittable: (_order, { isSubmittable = false }) => isSubmittable,
  reasonGiven: (_order, { reason }) => reason !== null && reason.trim() !== '',
  afterArrival: ({ arrivedAt }, { at }) => arrivedAt === null || at >= arrivedAt,
  deadlinePassed: ({ deadline }, { at }) => deadline !== null && at > deadline + DELAY_GRACE,
  notInFuture: (_order, { at, now }) => at <= now,
  allDelivered: ({ missingItems }) => missingItems === 0,
  partDelivered: ({ missingItems }) => missingItems > 0,
};

const APPROVER_ROLES: readonly OrderRole[] = ['firstApprover', 'secondApprover'];
const isApprover = (roles: readonly OrderRole[]) => roles.some((role) => APPROVER_ROLES.includes(role));

/** Tells an approver out of turn the reason: someone else is next, or a second person has to approve. */
function rejectRole(
  { firstApprovalBy }: OrderState,
  actor: OrderActor,
  { roles, guards }: OrderTransition,
): OrderRejection {
  if (!isApprover(roles) || !isApprover(actor.roles)) return 'forbidden';
  return guards?.includes('fourEyes') && firstApprovalBy === actor.userId ? 'fourEyes' : 'notInTurn';
}

export const orderStageMachine = createStageMachine<
  OrderTransition,
  OrderState,
  OrderActor,
  OrderStageEvent,
  OrderRejection
>({
  transitions: ORDER_TRANSITIONS,
  conditions: CONDITIONS,
  stateGuards: STATE_GUARDS,
  eventGuards: EVENT_GUARDS,
  startsAt: ({ from, event }, { stage, resumeStage }) =>
    from.includes(stage) ||
    (stage === 'delayed' && resumeStage !== null && from.includes(resumeStage) && event !== 'delay'),
  isInternal: ({ partOf }) => partOf !== undefined,
  // A delivery by hand is often entered later than the delay that it ends.
  isStale: ({ stageChangedAt }, { event, at }) => at < stageChangedAt && event !== 'deliverManually',
  acceptStaleFrom: 'anyStage',
  rejectRole,
});

/** Decides what an event does to an order. */
export function applyOrderEvent(order: OrderState, event: OrderStageEvent, actor: OrderActor): OrderOutcome {
  const outcome = orderStageMachine.apply(order, event, actor);
  if (outcome.kind !== 'applied') return outcome;
  return { ...outcome, resumeStage: outcome.stage === 'delayed' ? order.stage : null };
}

const EVENTS_WITH_QUANTITIES: readonly OrderEvent[] = ['finishDrop', 'deliver', 'deliverPart', 'markCargoDelivered'];
export const acceptsQuantities = (event: OrderEvent) => EVENTS_WITH_QUANTITIES.includes(event);

/**
 * The stages that can be requested, each once, with what a request for it must contain.
 * @param unloadsHere whether the order unloads something at its current drop
 */
export function toMoves(transitions: readonly OrderTransition[], unloadsHere = false) {
  const moves = transitions.map((row) => ({
    stage: requestedStage(row) ?? row.to,
    event: row.event,
    needsReason: row.guards?.includes('reasonGiven') ?? false,
    takesQuantities: acceptsQuantities(row.event) && (row.event !== 'finishDrop' || unloadsHere),
  }));
  return moves.filter(({ stage }, i) => moves.findIndex((move) => move.stage === stage) === i);
}
