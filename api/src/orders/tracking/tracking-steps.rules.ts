import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { TRACKING_STEPS, type TrackingState, type TrackingStep } from 'shared-contracts/values/orders/tracking';

/** The public state for each stage of an order: approval, rejection and billing stay internal. */
const STATES: Record<OrderStage, TrackingState> = {
  saved: 'booked',
  pendingValidation: 'booked',
  pending2ndValidation: 'booked',
  validated: 'booked',
  rejected: 'booked',
  addedToTrip: 'booked',
  started: 'started',
  arrivedToPickupLocation: 'pickup',
  loading: 'pickup',
  loadingCompleted: 'pickup',
  transit: 'transit',
  delayed: 'delayed',
  arrivedToDropLocation: 'delivery',
  unloading: 'delivery',
  delivered: 'delivered',
  manuallyDelivered: 'delivered',
  billed: 'delivered',
  incompleteDelivery: 'incomplete',
  notDelivered: 'notDelivered',
  cancelled: 'cancelled',
};

/**
 * The step of states that are no steps themselves. Delayed and cancelled orders stay at the step that they had
 * reached.
 */
const STEP_BY_STATE: Partial<Record<TrackingState, TrackingStep>> = {
  incomplete: 'delivered',
  notDelivered: 'delivery',
};

export const toTrackingState = (stage: OrderStage): TrackingState => STATES[stage];

const isStep = (state: TrackingState): state is TrackingStep => (TRACKING_STEPS as readonly string[]).includes(state);
const stepIndexOf = (state: TrackingState): number | null => {
  const step = isStep(state) ? state : STEP_BY_STATE[state];
  return step ? TRACKING_STEPS.indexOf(step) : null;
};

/** `to`: the new stage; null for entries that do not change the stage. */
export type StageChange = { to: string | null; occurredAt: number };
export type Step = { step: TrackingStep; at: number | null; place: 'past' | 'now' | 'ahead' };

function placeOf(index: number, current: number, isOver: boolean): Step['place'] {
  if (index > current) return 'ahead';
  return index < current || isOver ? 'past' : 'now';
}

/**
 * The steps of an order so far. `changes`: from the timeline, oldest first. A step's time is the first one since the
 * order was last before that step.
 */
export function toTrackingSteps(state: TrackingState, changes: readonly StageChange[]): Step[] {
  const at: number[] = [];
  let reached = 0;
  for (const { to, occurredAt } of changes) {
    // Entries without a stage, or with one of an earlier release, have no step.
    const index = stepIndexOf(toTrackingState(to as OrderStage));
    if (index === null) continue;
    at.length = index + 1;
    reached = index;
    at[index] ??= occurredAt;
  }
  const current = stepIndexOf(state) ?? reached;
  const isOver = state === 'delivered' || state === 'incomplete';
  return TRACKING_STEPS.map((step, index) => ({
    step,
    at: at[index] ?? null,
    place: placeOf(index, current, isOver),
  }));
}
