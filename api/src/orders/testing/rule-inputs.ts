import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { OrderRole } from '../stages/order-stage-table.rules.ts';
import {
  applyOrderEvent,
  type OrderActor,
  type OrderStageEvent,
  type OrderState,
} from '../stages/order-stage.rules.ts';

export const NOW = 1_800_000_000;

export const order = (stage: OrderStage, more: Partial<OrderState> = {}): OrderState => ({
  stage,
  resumeStage: null,
  stageChangedAt: NOW - 100,
  approvers: ['ann', 'bob'],
  firstApprovalBy: null,
  isFreeToPlan: true,
  isTendered: false,
  inLiveTrip: false,
  wasInTrip: false,
  isTripStarted: false,
  isArchived: false,
  arrivedAt: null,
  nextStop: 'drop',
  deadline: NOW - 7200,
  dropsLeft: 0,
  missingItems: 0,
  ...more,
});
export const actor = (...roles: OrderRole[]): OrderActor => ({
  userId: roles.join(),
  isRoot: false,
  roles,
  canDelete: false,
});
export const root: OrderActor = { userId: 'root', isRoot: true, roles: [], canDelete: true };
export const stageEvent = (event: OrderEvent, more: Partial<OrderStageEvent> = {}): OrderStageEvent => ({
  event,
  at: NOW,
  now: NOW,
  reason: 'because',
  isSubmittable: true,
  ...more,
});

/** The new stage, `stale` or the rejection. */
export const resultOf = (from: OrderState, event: OrderStageEvent, by: OrderActor) => {
  const outcome = applyOrderEvent(from, event, by);
  if (outcome.kind === 'applied') return outcome.stage;
  return outcome.kind === 'stale' ? 'stale' : outcome.rejection;
};
