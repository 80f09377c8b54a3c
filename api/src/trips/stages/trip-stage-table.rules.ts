import type { TripEvent, TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { StageTransition } from '../../platform/stage-machine/stage-machine.rules.ts';

/**
 * The roles of an actor for one trip. Writers belong to the organization that runs the trip, `carrier` to the one that
 * shares its vehicle or is paid.
 */
export const TRIP_ROLES = ['tripWriter', 'tripDeleter', 'carrier', 'driver', 'system', 'billApprover'] as const;
export type TripRole = (typeof TRIP_ROLES)[number];

/** The name is also the error code when the guard fails. */
export type TripGuard =
  | 'fullyAssigned'
  | 'driverFree'
  | 'reasonGiven'
  | 'distanceGiven'
  | 'dropGiven'
  | 'noOrderFinished'
  | 'orderWaiting'
  | 'orderSplit'
  | 'noOrderAwaited'
  | 'noOrderFromHub';

export type TripCondition = 'withVehicleAndDriver' | 'withoutVehicleOrDriver';

export type TripTransition = StageTransition<TripStage, TripEvent, TripRole, TripGuard, TripCondition> & {
  /** Follows from the stages of the trip's orders; nobody can request it, not even root. */
  isDerived?: true;
};

export const PLANNED_STAGES: readonly TripStage[] = ['saved', 'waitingForTrip', 'vehicleAssigned'];
export const SUBMITTED_STAGES: readonly TripStage[] = ['waitingForTrip', 'vehicleAssigned'];
export const RUNNING_STAGES: readonly TripStage[] = ['started', 'transit'];
const WRITER_ROLES: readonly TripRole[] = ['tripWriter'];
const DERIVED = { roles: ['system'], isDerived: true } as const;

/**
 * Every transition of a saved trip. T16 and T17 extend the specification's T14 and T15: they undo the submission of a
 * trip that has not started. T18 to T20 change one that has. T21 and T22 let orders change vehicle at a hub.
 */
export const TRIP_TRANSITIONS: readonly TripTransition[] = [
  {
    row: 'T2',
    from: ['saved'],
    event: 'submit',
    to: 'waitingForTrip',
    roles: WRITER_ROLES,
    condition: 'withoutVehicleOrDriver',
  },
  {
    row: 'T3',
    from: ['saved'],
    event: 'submit',
    to: 'vehicleAssigned',
    roles: WRITER_ROLES,
    condition: 'withVehicleAndDriver',
    requestedAs: 'waitingForTrip',
  },
  {
    row: 'T4',
    from: ['waitingForTrip'],
    event: 'assign',
    to: 'vehicleAssigned',
    roles: ['tripWriter', 'carrier'],
    guards: ['fullyAssigned'],
  },
  { row: 'T5', from: ['vehicleAssigned'], event: 'unassign', to: 'waitingForTrip', roles: WRITER_ROLES },
  { row: 'T6', from: PLANNED_STAGES, event: 'edit', to: 'same', roles: WRITER_ROLES },
  {
    row: 'T7',
    from: ['vehicleAssigned'],
    event: 'start',
    to: 'started',
    roles: ['driver', 'tripWriter', 'system'],
    guards: ['driverFree'],
  },
  { row: 'T8', from: ['started'], event: 'depart', to: 'transit', ...DERIVED },
  { row: 'T9', from: RUNNING_STAGES, event: 'complete', to: 'completed', ...DERIVED },
  { row: 'T10', from: RUNNING_STAGES, event: 'fallShort', to: 'incomplete', ...DERIVED },
  {
    row: 'T11',
    // An assigned trip, too: it may have been driven without being started here.
    from: ['vehicleAssigned', ...RUNNING_STAGES, 'incomplete'],
    event: 'completeManually',
    to: 'manualCompleted',
    roles: WRITER_ROLES,
    guards: ['reasonGiven', 'distanceGiven', 'dropGiven', 'noOrderAwaited'],
  },
  { row: 'T12', from: ['incomplete'], event: 'complete', to: 'completed', ...DERIVED },
  {
    row: 'T13',
    from: ['completed', 'manualCompleted', 'incomplete'],
    event: 'bill',
    to: 'billed',
    roles: ['billApprover'],
  },
  {
    row: 'T14',
    from: [...PLANNED_STAGES, ...RUNNING_STAGES],
    event: 'cancel',
    to: 'cancelled',
    roles: WRITER_ROLES,
    guards: ['noOrderFinished', 'noOrderFromHub'],
  },
  { row: 'T15', from: ['saved'], event: 'delete', to: null, roles: ['tripDeleter'], guards: ['noOrderFromHub'] },
  { row: 'T16', from: SUBMITTED_STAGES, event: 'takeBack', to: 'saved', roles: WRITER_ROLES },
  {
    row: 'T17',
    from: SUBMITTED_STAGES,
    event: 'dissolve',
    to: null,
    roles: ['tripDeleter'],
    guards: ['noOrderFromHub'],
  },
  {
    row: 'T18',
    from: RUNNING_STAGES,
    event: 'handOver',
    to: 'same',
    roles: ['tripWriter', 'carrier'],
    guards: ['fullyAssigned', 'reasonGiven'],
  },
  {
    row: 'T19',
    from: RUNNING_STAGES,
    event: 'removeOrders',
    to: 'same',
    roles: WRITER_ROLES,
    guards: ['orderWaiting', 'reasonGiven'],
  },
  { row: 'T20', from: RUNNING_STAGES, event: 'addOrder', to: 'same', roles: WRITER_ROLES },
  { row: 'T21', from: [...PLANNED_STAGES, ...RUNNING_STAGES], event: 'splitAtHub', to: 'same', roles: WRITER_ROLES },
  {
    row: 'T22',
    from: [...PLANNED_STAGES, ...RUNNING_STAGES],
    event: 'undoSplit',
    to: 'same',
    roles: WRITER_ROLES,
    guards: ['orderSplit'],
  },
];
