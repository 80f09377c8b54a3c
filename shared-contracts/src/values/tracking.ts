/** The way of freight as whoever waits for it sees it. */
export const TRACKING_STEPS = ['booked', 'started', 'pickup', 'transit', 'delivery', 'delivered'] as const;
export type TrackingStep = (typeof TRACKING_STEPS)[number];

/** Where it is on the way, or why it is not. */
export const TRACKING_STATES = [...TRACKING_STEPS, 'delayed', 'incomplete', 'notDelivered', 'cancelled'] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];
