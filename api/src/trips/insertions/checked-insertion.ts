import type { TripPlan } from '../itinerary/trip-plan.ts';
import type { Insertion } from './insert-order.rules.ts';
import type { OpenTrip } from './open-trips.store.ts';

/** A trip that could carry another order. `orderIds`: that one last. */
export type Candidate = { trip: OpenTrip; orderIds: string[]; insertion: Insertion };
/** A trip with the order, as it would be saved. */
export type CheckedInsertion = Candidate & { plan: TripPlan };
