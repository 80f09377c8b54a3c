import type { TripStage } from './trip-stages.ts';

/** The progress of a day's trips, with the stages that belong to it, as filtered by the list. */
export const TRIP_DAY_STAGES = {
  unassigned: ['saved', 'waitingForTrip'],
  assigned: ['vehicleAssigned'],
  moving: ['started', 'transit'],
  done: ['completed', 'manualCompleted', 'incomplete', 'billed'],
} as const satisfies Record<string, readonly TripStage[]>;
export type TripDayState = keyof typeof TRIP_DAY_STAGES;
export const TRIP_DAY_STATES = Object.keys(TRIP_DAY_STAGES) as [TripDayState, ...TripDayState[]];
