/** What is recorded of a visit to a stop, in the order in which it happens. */
export const STOP_STAMPS = ['arrivedAt', 'startedAt', 'endedAt', 'departedAt'] as const;
export type StopStamp = (typeof STOP_STAMPS)[number];
