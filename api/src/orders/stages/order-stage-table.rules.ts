import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { StageTransition } from '../../platform/stage-machine/stage-machine.rules.ts';
import type { OrderCondition, OrderGuard } from './order-guards.ts';

/**
 * The roles that an actor can have for one order. `owner` writes orders in the order's organization, `ownerOfTrips`
 * also trips; `tripWriter` writes trips in the organization that runs the order's trip.
 */
export const ORDER_ROLES = [
  'owner',
  'ownerOfTrips',
  'tripWriter',
  'firstApprover',
  'secondApprover',
  'driver',
  'system',
  'billApprover',
] as const;
export type OrderRole = (typeof ORDER_ROLES)[number];

export type OrderTransition = StageTransition<OrderStage, OrderEvent, OrderRole, OrderGuard, OrderCondition> & {
  to: OrderStage;
  /** Notifies the order's notification contacts. */
  notifies?: true;
  /** Follows from the order's trip or bill; cannot be requested by its stage. */
  partOf?: 'trip' | 'bill';
};

export const EXECUTING_STAGES: readonly OrderStage[] = [
  'started',
  'arrivedToPickupLocation',
  'loading',
  'loadingCompleted',
  'transit',
  'arrivedToDropLocation',
  'unloading',
];

const PENDING: readonly OrderStage[] = ['pendingValidation', 'pending2ndValidation'];
const LOADING_STAGES: readonly OrderStage[] = ['arrivedToPickupLocation', 'loading'];
export const AT_PICKUP_STAGES: readonly OrderStage[] = [...LOADING_STAGES, 'loadingCompleted'];
export const AT_DROP_STAGES: readonly OrderStage[] = ['arrivedToDropLocation', 'unloading'];
const DRIVING_ROLES: readonly OrderRole[] = ['driver', 'tripWriter'];

/** Every transition of a saved order. A delayed order continues from its `resumeStage` (O21). */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  {
    row: 'O2',
    from: ['saved'],
    event: 'submit',
    to: 'validated',
    roles: ['owner'],
    guards: ['notTendered', 'submittable'],
    condition: 'withoutApprovers',
    requestedAs: 'pendingValidation',
    notifies: true,
  },
  {
    row: 'O2',
    from: ['saved'],
    event: 'submit',
    to: 'pendingValidation',
    roles: ['owner'],
    guards: ['notTendered', 'submittable'],
    condition: 'withApprovers',
  },
  {
    row: 'O3',
    from: ['pendingValidation'],
    event: 'approve',
    to: 'pending2ndValidation',
    roles: ['firstApprover'],
    condition: 'withSecondApprover',
  },
  {
    row: 'O3',
    from: ['pendingValidation'],
    event: 'approve',
    to: 'validated',
    roles: ['firstApprover'],
    condition: 'withoutSecondApprover',
    notifies: true,
  },
  {
    row: 'O4',
    from: ['pending2ndValidation'],
    event: 'approve',
    to: 'validated',
    roles: ['secondApprover'],
    guards: ['fourEyes'],
    notifies: true,
  },
  {
    row: 'O5',
    from: ['pendingValidation'],
    event: 'reject',
    to: 'rejected',
    roles: ['firstApprover'],
    guards: ['reasonGiven'],
    notifies: true,
  },
  {
    row: 'O5',
    from: ['pending2ndValidation'],
    event: 'reject',
    to: 'rejected',
    roles: ['secondApprover'],
    guards: ['reasonGiven'],
    notifies: true,
  },
  {
    row: 'O6',
    from: ['rejected', ...PENDING, 'validated'],
    event: 'reopen',
    to: 'saved',
    roles: ['owner'],
    guards: ['notInLiveTrip'],
  },
  {
    row: 'O7',
    from: ['validated'],
    event: 'addToTrip',
    to: 'addedToTrip',
    roles: ['tripWriter'],
    guards: ['notInLiveTrip', 'accepted'],
    partOf: 'trip',
  },
  {
    row: 'O8',
    from: ['addedToTrip'],
    event: 'removeFromTrip',
    to: 'validated',
    roles: ['tripWriter'],
    guards: ['tripNotStarted'],
    partOf: 'trip',
  },
  {
    row: 'O8',
    from: ['started', 'arrivedToPickupLocation'],
    event: 'removeFromTrip',
    to: 'validated',
    roles: ['tripWriter'],
    notifies: true,
    partOf: 'trip',
  },
  {
    row: 'O9',
    from: ['addedToTrip'],
    event: 'startTrip',
    to: 'started',
    roles: ['system'],
    notifies: true,
    partOf: 'trip',
  },
  {
    row: 'O10',
    from: ['started'],
    event: 'arriveAtPickup',
    to: 'arrivedToPickupLocation',
    roles: ['system', ...DRIVING_ROLES],
    notifies: true,
  },
  {
    row: 'O10',
    from: ['transit'],
    event: 'arriveAtPickup',
    to: 'arrivedToPickupLocation',
    roles: ['system', ...DRIVING_ROLES],
    guards: ['pickupIsNext', 'tripStarted'],
    notifies: true,
  },
  { row: 'O11', from: ['arrivedToPickupLocation'], event: 'startLoading', to: 'loading', roles: DRIVING_ROLES },
  { row: 'O12', from: LOADING_STAGES, event: 'completeLoading', to: 'loadingCompleted', roles: DRIVING_ROLES },
  {
    row: 'O13',
    from: AT_PICKUP_STAGES,
    event: 'depart',
    to: 'transit',
    roles: ['system', ...DRIVING_ROLES],
    guards: ['afterArrival'],
    notifies: true,
  },
  {
    row: 'O14',
    from: ['transit'],
    event: 'arriveAtDrop',
    to: 'arrivedToDropLocation',
    roles: ['system', ...DRIVING_ROLES],
    guards: ['dropIsNext'],
    notifies: true,
  },
  { row: 'O15', from: ['arrivedToDropLocation'], event: 'startUnloading', to: 'unloading', roles: DRIVING_ROLES },
  {
    row: 'O16',
    from: AT_DROP_STAGES,
    event: 'finishDrop',
    to: 'transit',
    roles: ['system', ...DRIVING_ROLES],
    guards: ['dropsLeft'],
  },
  {
    row: 'O17',
    from: AT_DROP_STAGES,
    event: 'deliver',
    to: 'delivered',
    roles: DRIVING_ROLES,
    guards: ['lastDrop', 'allDelivered'],
    notifies: true,
  },
  {
    row: 'O18',
    from: AT_DROP_STAGES,
    event: 'deliverPart',
    to: 'incompleteDelivery',
    roles: DRIVING_ROLES,
    guards: ['lastDrop', 'partDelivered', 'reasonGiven'],
    notifies: true,
  },
  {
    row: 'O19',
    from: ['transit', ...AT_DROP_STAGES],
    event: 'failDelivery',
    to: 'notDelivered',
    roles: DRIVING_ROLES,
    guards: ['reasonGiven'],
    notifies: true,
  },
  {
    row: 'O20',
    from: EXECUTING_STAGES,
    event: 'delay',
    to: 'delayed',
    roles: ['system', 'tripWriter'],
    guards: ['deadlinePassed'],
    notifies: true,
  },
  {
    row: 'O22',
    from: ['addedToTrip', ...EXECUTING_STAGES, 'delayed', 'incompleteDelivery', 'notDelivered'],
    event: 'deliverManually',
    to: 'manuallyDelivered',
    roles: ['tripWriter', 'ownerOfTrips'],
    guards: ['reasonGiven', 'notInFuture'],
    notifies: true,
  },
  {
    row: 'O23',
    from: ['incompleteDelivery'],
    event: 'markCargoDelivered',
    to: 'delivered',
    roles: [...DRIVING_ROLES, 'owner'],
    guards: ['allDelivered'],
    notifies: true,
  },
  {
    row: 'O24',
    from: ['notDelivered'],
    event: 'reattempt',
    to: 'validated',
    roles: ['owner'],
    guards: ['notInLiveTrip'],
  },
  {
    row: 'O25',
    from: ['delivered', 'manuallyDelivered', 'incompleteDelivery'],
    event: 'bill',
    to: 'billed',
    roles: ['billApprover'],
    partOf: 'bill',
  },
  {
    row: 'O26',
    from: ['saved', ...PENDING, 'validated', 'rejected', 'addedToTrip'],
    event: 'cancel',
    to: 'cancelled',
    roles: ['owner'],
    guards: ['tripNotStarted'],
    notifies: true,
  },
  {
    row: 'O27',
    from: ['started', 'arrivedToPickupLocation'],
    event: 'cancel',
    to: 'cancelled',
    roles: ['tripWriter'],
    guards: ['reasonGiven'],
    notifies: true,
  },
  {
    row: 'T14',
    from: ['loading', 'loadingCompleted', 'transit', ...AT_DROP_STAGES],
    event: 'cancel',
    to: 'cancelled',
    roles: ['system'],
    guards: ['reasonGiven'],
    notifies: true,
    partOf: 'trip',
  },
];
