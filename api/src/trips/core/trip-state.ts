import type { Caller } from '../platform/caller.ts';
import type { TripActor, TripState } from './trip.rules.ts';
import { tripActorFor } from './trip-actor.rules.ts';
import type { TripRecord } from './trip-rows.store.ts';

export const stateOf = ({
  stage,
  stageChangedAt,
  vehicleId,
  driverId,
  isDriverOut,
  hasFinishedOrder,
  isArchived,
}: TripRecord): TripState => ({
  stage,
  stageChangedAt,
  hasVehicle: vehicleId !== null,
  hasDriver: driverId !== null,
  isDriverOut,
  hasFinishedOrder,
  isArchived,
});

/** A trip and a caller as the rules see them. */
export const seenBy = (caller: Caller, row: TripRecord): { trip: TripState; actor: TripActor } => ({
  trip: stateOf(row),
  actor: tripActorFor(caller, row),
});
