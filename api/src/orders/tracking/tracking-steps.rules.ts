import type { OrderStage } from 'shared-contracts/values/order-stages';
import { TRACKING_STEPS, type TrackingState, type TrackingStep } from 'shared-contracts/values/tracking';

/** What is told of an order's stage outside; who approves, rejects and bills it is nobody's business there. */
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

/** How far each state has come; what is delayed or cancelled is where it was before. */
const STEP_OF: Partial<Record<TrackingState, TrackingStep>> = { incomplete: 'delivered', notDelivered: 'delivery' };

export const stateOf = (stage: OrderStage): TrackingState => STATES[stage];

const isStep = (state: TrackingState): state is TrackingStep => (TRACKING_STEPS as readonly string[]).includes(state);
const indexOf = (state: TrackingState): number | null => {
  const step = isStep(state) ? state : STEP_OF[state];
  return step ? TRACKING_STEPS.indexOf(step) : null;
};

/** `to`: the stage that was come to; null: none. */
export type Passed = { to: string | null; occurredAt: number };
export type Step = { step: TrackingStep; at: number | null; place: 'past' | 'now' | 'ahead' };

/** The way so far from the timeline, the oldest first: a step counts from its first time since the order last stood before it. */
export function stepsOf(stage: OrderStage, passed: readonly Passed[]): Step[] {
  const at: (number | null)[] = TRACKING_STEPS.map(() => null);
  let reached = 0;
  for (const { to, occurredAt } of passed) {
    const index = to !== null && Object.hasOwn(STATES, to) ? indexOf(stateOf(to as OrderStage)) : null;
    if (index === null) continue;
    if (index < reached) at.fill(null, index + 1);
    reached = index;
    at[index] ??= occurredAt;
  }
  const now = indexOf(stateOf(stage)) ?? reached;
  const isOver = ['delivered', 'incomplete'].includes(stateOf(stage));
  return TRACKING_STEPS.map((step, index) => ({
    step,
    at: at[index] ?? null,
    place: index < now || (index === now && isOver) ? 'past' : index === now ? 'now' : 'ahead',
  }));
}

/** On the road with its vehicle, as far as it is told outside where that is. */
export const isUnderWay = (stage: OrderStage) =>
  ['started', 'pickup', 'transit', 'delayed', 'delivery'].includes(stateOf(stage));
/** Nothing is awaited any more. */
export const hasArrived = (stage: OrderStage) =>
  ['delivery', 'delivered', 'incomplete', 'notDelivered', 'cancelled'].includes(stateOf(stage));
