import type { TripEvent, TripStage } from 'shared-contracts/values/trip-stages';

/** The part that somebody plays for one trip: writers are of the organization that runs it, the carrier's of the one whose vehicle is shared into it. */
export const TRIP_PARTS = ['tripWriter', 'tripDeleter', 'carrier', 'driver', 'system', 'billApprover'] as const;
export type TripPart = (typeof TRIP_PARTS)[number];

/** What must hold beside stage and part; also the code of the refusal. */
export type TripGuard =
  | 'fullyAssigned'
  | 'driverFree'
  | 'reasonGiven'
  | 'distanceGiven'
  | 'dropGiven'
  | 'noOrderFinished';

/** Chooses between two targets of one event. */
export type TripCondition = 'withVehicleAndDriver' | 'withoutVehicleOrDriver';

export type TripTransition = {
  /** The row of the specification. */
  row: string;
  from: readonly TripStage[];
  event: TripEvent;
  /** Null: to none, the trip is gone. `same`: it stays where it is. */
  to: TripStage | 'same' | null;
  who: readonly TripPart[];
  guards?: readonly TripGuard[];
  when?: TripCondition;
  /** The stage that a call names to ask for this event, where it is not `to`. */
  askedAs?: TripStage;
  /** Follows from the trip's orders; nobody can ask for it. */
  isDerived?: true;
};

const PLANNED: readonly TripStage[] = ['saved', 'waitingForTrip', 'vehicleAssigned'];
const RUNNING: readonly TripStage[] = ['started', 'transit'];
const WRITER: readonly TripPart[] = ['tripWriter'];
const DERIVED = { who: ['system'], isDerived: true } as const;

/** The whole life of a saved trip; what is not in this table cannot happen. */
export const TRIP_TRANSITIONS: readonly TripTransition[] = [
  { row: 'T2', from: ['saved'], event: 'submit', to: 'waitingForTrip', who: WRITER, when: 'withoutVehicleOrDriver' },
  {
    row: 'T3',
    from: ['saved'],
    event: 'submit',
    to: 'vehicleAssigned',
    who: WRITER,
    when: 'withVehicleAndDriver',
    askedAs: 'waitingForTrip',
  },
  {
    row: 'T4',
    from: ['waitingForTrip'],
    event: 'assign',
    to: 'vehicleAssigned',
    who: ['tripWriter', 'carrier'],
    guards: ['fullyAssigned'],
  },
  { row: 'T5', from: ['vehicleAssigned'], event: 'unassign', to: 'waitingForTrip', who: WRITER },
  { row: 'T6', from: PLANNED, event: 'edit', to: 'same', who: WRITER },
  {
    row: 'T7',
    from: ['vehicleAssigned'],
    event: 'start',
    to: 'started',
    who: ['driver', 'tripWriter', 'system'],
    guards: ['driverFree'],
  },
  { row: 'T8', from: ['started'], event: 'depart', to: 'transit', ...DERIVED },
  { row: 'T9', from: RUNNING, event: 'complete', to: 'completed', ...DERIVED },
  { row: 'T10', from: RUNNING, event: 'fallShort', to: 'incomplete', ...DERIVED },
  {
    row: 'T11',
    from: ['vehicleAssigned', ...RUNNING, 'incomplete'],
    event: 'completeManually',
    to: 'manualCompleted',
    who: WRITER,
    guards: ['reasonGiven', 'distanceGiven', 'dropGiven'],
  },
  { row: 'T12', from: ['incomplete'], event: 'complete', to: 'completed', ...DERIVED },
  {
    row: 'T13',
    from: ['completed', 'manualCompleted', 'incomplete'],
    event: 'bill',
    to: 'billed',
    who: ['billApprover'],
  },
  {
    row: 'T14',
    from: [...PLANNED, ...RUNNING],
    event: 'cancel',
    to: 'cancelled',
    who: WRITER,
    guards: ['noOrderFinished'],
  },
  { row: 'T15', from: ['saved'], event: 'delete', to: null, who: ['tripDeleter'] },
];
