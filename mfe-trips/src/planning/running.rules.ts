import type { TripStage } from 'shared-contracts/values/trips/trip-stages';

/** Whether a trip is on the road. */
export const isRunning = ({ stage }: { stage: TripStage }) => stage === 'started' || stage === 'transit';
