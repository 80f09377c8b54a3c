import type { OrderStage } from './order-stages.ts';

/** Stages in which the vehicle carries the order, or is on its way to it. */
export const UNDER_WAY_STAGES: readonly OrderStage[] = [
  'started',
  'arrivedToPickupLocation',
  'loading',
  'loadingCompleted',
  'transit',
  'delayed',
  'arrivedToDropLocation',
  'unloading',
];

/** Progress of a shipment as its recipient sees it. */
export const TRACKING_STEPS = ['booked', 'started', 'pickup', 'transit', 'delivery', 'delivered'] as const;
export type TrackingStep = (typeof TRACKING_STEPS)[number];

/** The current step, or why there is none. */
export const TRACKING_STATES = [...TRACKING_STEPS, 'delayed', 'incomplete', 'notDelivered', 'cancelled'] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];

/** The state of a stop of a shipment. `onTheWay`: it is the vehicle's next stop. */
export const TRACKED_STOP_STATES = ['planned', 'onTheWay', 'arrived', 'done', 'notDelivered', 'cancelled'] as const;
export type TrackedStopState = (typeof TRACKED_STOP_STATES)[number];

/** Whether arrivals are estimated from the vehicle's position, or why they are not. */
export const ETA_STATES = ['live', 'notUnderWay', 'noPosition', 'stalePosition'] as const;
export type EtaState = (typeof ETA_STATES)[number];
