/** Progress of a shipment as its recipient sees it. */
export const TRACKING_STEPS = ['booked', 'started', 'pickup', 'transit', 'delivery', 'delivered'] as const;
export type TrackingStep = (typeof TRACKING_STEPS)[number];

/** The current step, or why there is none. */
export const TRACKING_STATES = [...TRACKING_STEPS, 'delayed', 'incomplete', 'notDelivered', 'cancelled'] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];
