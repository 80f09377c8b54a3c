import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { Message } from '../base/message.ts';
import { milestoneMessages as messages } from './stages.messages.ts';

/** A group of stages: an order has too many stages to show each. */
export type Milestone<Stage extends string> = { id: string; label: Message; stages: readonly Stage[] };

export const orderMilestones: readonly Milestone<OrderStage>[] = [
  { id: 'saved', label: messages.saved, stages: ['saved'] },
  { id: 'approval', label: messages.approval, stages: ['pendingValidation', 'pending2ndValidation', 'rejected'] },
  { id: 'validated', label: messages.validated, stages: ['validated'] },
  { id: 'trip', label: messages.trip, stages: ['addedToTrip', 'started'] },
  { id: 'pickup', label: messages.pickup, stages: ['arrivedToPickupLocation', 'loading', 'loadingCompleted'] },
  { id: 'transit', label: messages.transit, stages: ['transit', 'delayed'] },
  {
    id: 'delivery',
    label: messages.delivery,
    stages: [
      'arrivedToDropLocation',
      'unloading',
      'delivered',
      'manuallyDelivered',
      'incompleteDelivery',
      'notDelivered',
    ],
  },
  { id: 'billed', label: messages.billed, stages: ['billed'] },
];

export const tripMilestones: readonly Milestone<TripStage>[] = [
  { id: 'saved', label: messages.saved, stages: ['saved'] },
  { id: 'vehicle', label: messages.vehicle, stages: ['waitingForTrip', 'vehicleAssigned'] },
  { id: 'started', label: messages.started, stages: ['started'] },
  { id: 'transit', label: messages.transit, stages: ['transit'] },
  { id: 'completed', label: messages.completed, stages: ['completed', 'manualCompleted', 'incomplete'] },
  { id: 'billed', label: messages.billed, stages: ['billed'] },
];

/** Stages without a next milestone. */
const FINAL_STAGES: readonly string[] = ['rejected', 'notDelivered', 'cancelled', 'billed'];

/** The milestone of a stage, -1 for cancelled ones, and the next milestone. */
export function getMilestoneProgress<Stage extends string>(milestones: readonly Milestone<Stage>[], stage: Stage) {
  const currentIndex = milestones.findIndex(({ stages }) => stages.includes(stage));
  return {
    currentIndex,
    next: currentIndex < 0 || FINAL_STAGES.includes(stage) ? undefined : milestones[currentIndex + 1],
  };
}
