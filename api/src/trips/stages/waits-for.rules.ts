import type { Trip } from 'shared-contracts/trips/trips';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';

type WaitingTrip = { stage: TripStage; organization: string; driver: string | null };
type NextStep = NonNullable<Trip['waitsFor']>['what'];

/** The next step of a trip in each stage, and whether the driver or the organization that runs the trip takes it. */
const NEXT_STEPS: Partial<Record<TripStage, { what: NextStep; who: 'organization' | 'driver' }>> = {
  saved: { what: 'submit', who: 'organization' },
  waitingForTrip: { what: 'assign', who: 'organization' },
  vehicleAssigned: { what: 'start', who: 'driver' },
  started: { what: 'drive', who: 'driver' },
  transit: { what: 'drive', who: 'driver' },
  completed: { what: 'bill', who: 'organization' },
  manualCompleted: { what: 'bill', who: 'organization' },
  incomplete: { what: 'drive', who: 'organization' },
};

export function waitsFor(trip: WaitingTrip): Trip['waitsFor'] {
  const step = NEXT_STEPS[trip.stage];
  return step ? { what: step.what, who: trip[step.who] ?? trip.organization } : null;
}
