/** Every stage of a trip, in the order of a normal life. */
export const TRIP_STAGES = [
  'saved', 'waitingForTrip', 'vehicleAssigned', 'started', 'transit', 'completed', 'manualCompleted', 'incomplete', 'billed', 'cancelled',
] as const;
export type TripStage = (typeof TRIP_STAGES)[number];
