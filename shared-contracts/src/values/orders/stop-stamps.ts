/** The times recorded for a visit to a stop, in sequence. */
export const STOP_STAMPS = ['arrivedAt', 'startedAt', 'endedAt', 'departedAt'] as const;
export type StopStamp = (typeof STOP_STAMPS)[number];
