import {
  TRIP_ACTIONS,
  type TripAction,
  type TripEvent,
  type TripStage,
} from 'shared-contracts/values/trips/trip-stages';
import {
  createStageMachine,
  requestedStages,
  type StageOutcome,
  type StageRejection,
} from '../../platform/stage-machine/stage-machine.rules.ts';
import {
  RUNNING_STAGES,
  TRIP_TRANSITIONS,
  type TripCondition,
  type TripGuard,
  type TripRole,
  type TripTransition,
} from './trip-stage-table.rules.ts';

/** Input of the rules about a trip. `stageChangedAt` in unix seconds. */
export type TripState = {
  stage: TripStage;
  stageChangedAt: number;
  hasVehicle: boolean;
  hasDriver: boolean;
  /** The driver is on another running trip. */
  isDriverOut: boolean;
  /** At least one order is delivered, in full or in part. */
  hasFinishedOrder: boolean;
  /** At least one order of the running trip is not picked up. */
  hasWaitingOrder: boolean;
  /** At least one order changes vehicle at a hub that it has not reached with this trip. */
  hasSplitOrder: boolean;
  /** Another trip still has to bring at least one order to a hub for this one. */
  hasAwaitedOrder: boolean;
  /** At least one order is awaited, or waits at the hub for this trip. */
  hasOrderFromHub: boolean;
  isArchived: boolean;
};

export type TripActor = { isRoot: boolean; roles: readonly TripRole[] };

/** `at`: when it happened, unix seconds. */
export type TripStageEvent = {
  event: TripEvent;
  at: number;
  reason?: string | null;
  actualDistance?: string | null;
  dropAt?: number | null;
};

export type TripRejection = StageRejection<TripTransition>;
export type TripOutcome = StageOutcome<TripTransition, TripRejection>;

const isFullyAssigned = ({ hasVehicle, hasDriver }: TripState) => hasVehicle && hasDriver;

const CONDITIONS: Record<TripCondition, (trip: TripState) => boolean> = {
  withVehicleAndDriver: isFullyAssigned,
  withoutVehicleOrDriver: (trip) => !isFullyAssigned(trip),
};

const STATE_GUARDS: Partial<Record<TripGuard, (trip: TripState) => boolean>> = {
  driverFree: ({ isDriverOut }) => !isDriverOut,
  noOrderFinished: ({ hasFinishedOrder }) => !hasFinishedOrder,
  orderWaiting: ({ hasWaitingOrder }) => hasWaitingOrder,
  orderSplit: ({ hasSplitOrder }) => hasSplitOrder,
  noOrderAwaited: ({ hasAwaitedOrder }) => !hasAwaitedOrder,
  noOrderFromHub: ({ hasOrderFromHub }) => !hasOrderFromHub,
};

const EVENT_GUARDS: Partial<Record<TripGuard, (trip: TripState, event: TripStageEvent) => boolean>> = {
  // The event itself assigns the vehicle and the driver, so `assign` is available without them.
  fullyAssigned: isFullyAssigned,
  reasonGiven: (_trip, { reason = null }) => reason !== null && reason.trim() !== '',
  distanceGiven: (_trip, { actualDistance = null }) => actualDistance !== null,
  dropGiven: (_trip, { dropAt = null }) => dropAt !== null,
};

export const tripStageMachine = createStageMachine<TripTransition, TripState, TripActor, TripStageEvent>({
  transitions: TRIP_TRANSITIONS,
  conditions: CONDITIONS,
  stateGuards: STATE_GUARDS,
  eventGuards: EVENT_GUARDS,
  isSystemOnly: ({ isDerived = false }) => isDerived,
  isInternal: ({ isDerived = false, event }) => isDerived || event === 'bill',
  acceptStaleFrom: 'currentStage',
});

/** Decides what an event does to a trip. */
export const applyTripEvent = (trip: TripState, event: TripStageEvent, actor: TripActor): TripOutcome =>
  tripStageMachine.apply(trip, event, actor);

export const allowedTripStages = (trip: TripState, actor: TripActor): TripStage[] =>
  requestedStages(tripStageMachine.requestableTransitions(trip, actor));

export const isTripWriter = ({ isRoot, roles }: TripActor) => isRoot || roles.includes('tripWriter');

const OVER_STAGES: readonly TripStage[] = ['completed', 'manualCompleted', 'incomplete', 'billed', 'cancelled'];
export const isTripOver = (stage: TripStage) => OVER_STAGES.includes(stage);

/** An incomplete trip cannot be archived, because it can still be completed. */
export const ARCHIVABLE_STAGES: readonly TripStage[] = ['completed', 'manualCompleted', 'billed', 'cancelled'];
export const isArchivable = ({ stage, isArchived }: Pick<TripState, 'stage' | 'isArchived'>) =>
  ARCHIVABLE_STAGES.includes(stage) && !isArchived;

export const isRunningStage = (stage: TripStage) => RUNNING_STAGES.includes(stage);

/** The stops that are still ahead of a running trip. */
export const canReorderStops = ({ stage }: Pick<TripState, 'stage'>, actor: TripActor) =>
  isRunningStage(stage) && isTripWriter(actor);

/** Events that the actor can trigger and actions that change no stage, in the order of `TRIP_ACTIONS`. */
export function listTripActions(trip: TripState, actor: TripActor): TripAction[] {
  const canWrite = isTripWriter(actor);
  const available = new Set<string>(tripStageMachine.availableTransitions(trip, actor).map(({ event }) => event));
  if (available.has('edit') && trip.stage === 'vehicleAssigned') available.add('assign');
  if (canWrite && isArchivable(trip)) available.add('archive');
  if (canWrite && trip.isArchived) available.add('restore');
  if (canReorderStops(trip, actor)) available.add('reorderStops');
  if (canWrite) available.add('documents');
  return TRIP_ACTIONS.filter((action) => available.has(action));
}
