import type { Caller } from '../../platform/access/caller.ts';
import type { TripActor, TripState } from '../stages/trip-stage.rules.ts';
import { toTripActor } from '../stages/trip-actor.rules.ts';
import type { TripRecord } from './trip-records.store.ts';

export const toTripState = ({
  stage,
  stageChangedAt,
  vehicleId,
  driverId,
  isDriverOut,
  hasFinishedOrder,
  hasWaitingOrder,
  hasSplitOrder,
  hasAwaitedOrder,
  hasOrderFromHub,
  isArchived,
}: TripRecord): TripState => ({
  stage,
  stageChangedAt,
  hasVehicle: vehicleId !== null,
  hasDriver: driverId !== null,
  isDriverOut,
  hasFinishedOrder,
  hasWaitingOrder,
  hasSplitOrder,
  hasAwaitedOrder,
  hasOrderFromHub,
  isArchived,
});

/** Prepares a trip and its caller for the stage rules. */
export const toRuleInput = (caller: Caller, row: TripRecord): { trip: TripState; actor: TripActor } => ({
  trip: toTripState(row),
  actor: toTripActor(caller, row),
});
