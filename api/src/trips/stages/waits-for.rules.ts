import type { Trip } from 'shared-contracts/trips';
import type { TripStage } from 'shared-contracts/values/trip-stages';

type Waiting = { stage: TripStage; organization: string; driver: string | null };
type What = NonNullable<Trip['waitsFor']>['what'];

/** What a trip of a stage waits for, and whether the driver or the organization that runs it is in turn. */
const WAITS: Partial<Record<TripStage, { what: What; who: 'organization' | 'driver' }>> = {
  saved: { what: 'submit', who: 'organization' },
  waitingForTrip: { what: 'assign', who: 'organization' },
  vehicleAssigned: { what: 'start', who: 'driver' },
  started: { what: 'drive', who: 'driver' },
  transit: { what: 'drive', who: 'driver' },
  completed: { what: 'bill', who: 'organization' },
  manualCompleted: { what: 'bill', who: 'organization' },
  incomplete: { what: 'drive', who: 'organization' },
};

export function waitsFor(trip: Waiting): Trip['waitsFor'] {
  const waits = WAITS[trip.stage];
  return waits ? { what: waits.what, who: trip[waits.who] ?? trip.organization } : null;
}
