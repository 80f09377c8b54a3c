import type { StopCargo } from 'shared-contracts/orders/order-stops';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TrackedStopState, TrackingState } from 'shared-contracts/values/orders/tracking';
import { nextStop } from '../stages/stop-progress.rules.ts';
import type { StampedStop } from '../stages/stop-stamps.rules.ts';
import { type StageChange, toTrackingState } from './tracking-steps.rules.ts';

export type VisitedStop = Pick<StampedStop, 'kind' | 'arrivedAt' | 'departedAt' | 'inferred'>;
type TrackedOrder = { stage: OrderStage; resumeStage: OrderStage | null };

/** The states of stops that a closed order has not left. */
const STATES_WHEN_CLOSED: Partial<Record<TrackingState, TrackedStopState>> = {
  delivered: 'done',
  incomplete: 'done',
  notDelivered: 'notDelivered',
  cancelled: 'cancelled',
};

const DRIVING_STAGES: readonly OrderStage[] = ['started', 'transit'];

/** A failed delivery ends a visit without a departure being reported, other than the end of a drop. */
const hasFailedAt = (stage: OrderStage, { kind, inferred }: VisitedStop) =>
  stage === 'notDelivered' && kind === 'drop' && inferred.includes('departedAt');

export function toStopStates({ stage, resumeStage }: TrackedOrder, stops: readonly VisitedStop[]): TrackedStopState[] {
  const whenClosed = STATES_WHEN_CLOSED[toTrackingState(stage)];
  const drivingStage = resumeStage !== null && stage === 'delayed' ? resumeStage : stage;
  const next = DRIVING_STAGES.includes(drivingStage) ? nextStop(drivingStage, stops) : undefined;
  return stops.map((stop) => {
    if (hasFailedAt(stage, stop)) return 'notDelivered';
    if (stop.departedAt !== null) return 'done';
    if (whenClosed) return whenClosed;
    if (stop.arrivedAt !== null) return 'arrived';
    return stop === next ? 'onTheWay' : 'planned';
  });
}

export const isShort = (items: readonly Pick<StopCargo, 'quantity' | 'deliveredQuantity'>[]) =>
  items.some(({ quantity, deliveredQuantity }) => deliveredQuantity !== null && deliveredQuantity < quantity);

/** States of an order that say nothing about its other drops. */
const AT_ANOTHER_STOP: readonly TrackingState[] = ['delivery', 'delivered', 'incomplete', 'notDelivered'];

/** The state of an order as the consignee of one drop sees it. */
export function toDropState(stage: OrderStage, state: TrackedStopState, isDropShort: boolean): TrackingState {
  if (state === 'done') return isDropShort ? 'incomplete' : 'delivered';
  if (state === 'arrived') return 'delivery';
  if (state === 'notDelivered' || state === 'cancelled') return state;
  const orderState = toTrackingState(stage);
  return AT_ANOTHER_STOP.includes(orderState) ? 'transit' : orderState;
}

/** The stage changes of an order as far as they concern one drop: what happened at the others is left out. */
export function toDropChanges(
  changes: readonly StageChange[],
  { arrivedAt, departedAt, state }: Pick<VisitedStop, 'arrivedAt' | 'departedAt'> & { state: TrackedStopState },
): StageChange[] {
  const before = changes.filter(({ to }) => !AT_ANOTHER_STOP.includes(toTrackingState(to as OrderStage)));
  return [
    ...before.filter(({ occurredAt }) => arrivedAt === null || occurredAt <= arrivedAt),
    ...(arrivedAt === null ? [] : [{ to: 'arrivedToDropLocation', occurredAt: arrivedAt }]),
    ...(departedAt === null || state !== 'done' ? [] : [{ to: 'delivered', occurredAt: departedAt }]),
  ];
}
