import { TRIP_ACTIONS, type TripAction, type TripEvent, type TripStage } from 'shared-contracts/values/trip-stages';
import {
  TRIP_TRANSITIONS,
  type TripCondition,
  type TripGuard,
  type TripPart,
  type TripTransition,
} from './trip-stage-table.rules.ts';

/** What the stage table needs to know of a trip. */
export type TripState = {
  stage: TripStage;
  stageChangedAt: number;
  hasVehicle: boolean;
  hasDriver: boolean;
  /** Its driver is on the road with another trip. */
  isDriverOut: boolean;
  /** An order in it is delivered, as planned or not. */
  hasFinishedOrder: boolean;
  isArchived: boolean;
};

/** Root plays every part. */
export type TripActor = { isRoot: boolean; parts: readonly TripPart[] };

/** @property at when it happened, in unix seconds */
export type TripHappening = {
  event: TripEvent;
  at: number;
  reason?: string | null;
  actualDistance?: string | null;
  dropAt?: number | null;
};

export type TripRefusal = 'stageNotAllowed' | 'forbidden' | TripGuard;
export type TripOutcome =
  | { kind: 'moved'; transition: TripTransition; stage: TripStage | null }
  /** Older than the last change: moves nothing. */
  | { kind: 'old' }
  | { kind: 'refused'; refusal: TripRefusal };

const isWhole = ({ hasVehicle, hasDriver }: TripState) => hasVehicle && hasDriver;

const CONDITIONS: Record<TripCondition, (trip: TripState) => boolean> = {
  withVehicleAndDriver: isWhole,
  withoutVehicleOrDriver: (trip) => !isWhole(trip),
};

/** Guards that the trip itself decides… */
const TRIP_GUARDS: Partial<Record<TripGuard, (trip: TripState) => boolean>> = {
  driverFree: ({ isDriverOut }) => !isDriverOut,
  noOrderFinished: ({ hasFinishedOrder }) => !hasFinishedOrder,
};

/** …and those that depend on what is told: an action may be offered before they can be asked. */
const TOLD_GUARDS: Partial<Record<TripGuard, (trip: TripState, happening: TripHappening) => boolean>> = {
  fullyAssigned: isWhole,
  reasonGiven: (_trip, { reason = null }) => reason !== null && reason.trim() !== '',
  distanceGiven: (_trip, { actualDistance = null }) => actualDistance !== null,
  dropGiven: (_trip, { dropAt = null }) => dropAt !== null,
};

const rowsFrom = (trip: TripState) =>
  TRIP_TRANSITIONS.filter(({ from, when }) => from.includes(trip.stage) && (!when || CONDITIONS[when](trip)));

const plays = ({ isRoot, parts }: TripActor, { who, isDerived }: TripTransition) =>
  (isRoot && !isDerived) || who.some((part) => parts.includes(part));

const isOpen = (trip: TripState, { guards = [] }: TripTransition) =>
  guards.every((guard) => TRIP_GUARDS[guard]?.(trip) ?? true);

/** What the actor may do next with the trip, as far as the trip itself decides. */
export const tripTransitionsFor = (trip: TripState, actor: TripActor): TripTransition[] =>
  rowsFrom(trip).filter((row) => plays(actor, row) && isOpen(trip, row));

const stageAsked = ({ to, askedAs }: TripTransition): TripStage | null => askedAs ?? (to === 'same' ? null : to);

export const allowedTripStages = (trip: TripState, actor: TripActor): TripStage[] =>
  [
    ...new Set(
      tripTransitionsFor(trip, actor)
        .filter(({ event }) => event !== 'bill')
        .map(stageAsked),
    ),
  ].filter((stage) => stage !== null);

/** The event by which the trip comes to the asked stage from where it stands, whoever asks; what follows from orders or from its bill cannot be asked for. */
export const tripEventTowards = (trip: TripState, stage: TripStage): TripEvent | undefined =>
  rowsFrom(trip).find(
    (row) => !row.isDerived && row.event !== 'bill' && (stageAsked(row) === stage || row.to === stage),
  )?.event;

const OVER: readonly TripStage[] = ['completed', 'manualCompleted', 'incomplete', 'billed', 'cancelled'];
export const isOver = (stage: TripStage) => OVER.includes(stage);

/** What can be put away; incomplete ones still wait for something. */
const ARCHIVABLE: readonly TripStage[] = ['completed', 'manualCompleted', 'billed', 'cancelled'];
export const isArchivable = ({ stage, isArchived }: Pick<TripState, 'stage' | 'isArchived'>) =>
  ARCHIVABLE.includes(stage) && !isArchived;

/** Events that a person can trigger on a row, and the acts that change no stage, in the order of `TRIP_ACTIONS`. */
export function tripActionsFor(trip: TripState, actor: TripActor): TripAction[] {
  const writes = actor.isRoot || actor.parts.includes('tripWriter');
  const offered = new Set<string>(tripTransitionsFor(trip, actor).map(({ event }) => event));
  if (offered.has('edit') && trip.stage === 'vehicleAssigned') offered.add('assign');
  if (writes && isArchivable(trip)) offered.add('archive');
  if (writes && trip.isArchived) offered.add('restore');
  if (writes) offered.add('documents');
  return TRIP_ACTIONS.filter((action) => offered.has(action));
}

/** What an event does to a trip: the one place that decides about stages. */
export function applyTripEvent(trip: TripState, happening: TripHappening, actor: TripActor): TripOutcome {
  const row = rowsFrom(trip).find(({ event }) => event === happening.event);
  if (!row) return { kind: 'refused', refusal: 'stageNotAllowed' };
  if (!plays(actor, row)) return { kind: 'refused', refusal: 'forbidden' };
  if (happening.at < trip.stageChangedAt) return { kind: 'old' };
  const broken = row.guards?.find(
    (guard) => TRIP_GUARDS[guard]?.(trip) === false || TOLD_GUARDS[guard]?.(trip, happening) === false,
  );
  if (broken) return { kind: 'refused', refusal: broken };
  return { kind: 'moved', transition: row, stage: row.to === 'same' ? trip.stage : row.to };
}
