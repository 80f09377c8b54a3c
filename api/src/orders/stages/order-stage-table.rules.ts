import type { OrderEvent, OrderStage } from 'shared-contracts/values/order-stages';

/** The part that somebody plays for one order. Writers hold write on that model in the owning organization or in the one that runs the trip. */
export const PARTS = [
  'owner',
  'ownerOfTrips',
  'tripWriter',
  'firstApprover',
  'secondApprover',
  'driver',
  'system',
  'billApprover',
] as const;
export type Part = (typeof PARTS)[number];

/** What must hold beside stage and part; also the code of the refusal. */
export type Guard =
  | 'submittable'
  | 'fourEyes'
  | 'reasonGiven'
  | 'notInLiveTrip'
  | 'tripNotStarted'
  | 'afterArrival'
  | 'dropsLeft'
  | 'lastDrop'
  | 'allDelivered'
  | 'partDelivered'
  | 'deadlinePassed'
  | 'notInFuture';

/** Chooses between two targets of one event. */
export type Condition = 'withoutApprovers' | 'withApprovers' | 'withSecondApprover' | 'withoutSecondApprover';

export type Transition = {
  /** The row of the specification. */
  row: string;
  from: readonly OrderStage[];
  event: OrderEvent;
  to: OrderStage;
  who: readonly Part[];
  guards?: readonly Guard[];
  when?: Condition;
  /** The stage that a call names to ask for this event, where it is not `to`. */
  askedAs?: OrderStage;
  /** Tells the order's notification contacts. */
  notifies?: true;
  /** Only a trip or a bill does this to its orders; nobody asks for it by a stage. */
  partOf?: 'trip' | 'bill';
};

export const EXECUTING: readonly OrderStage[] = [
  'started',
  'arrivedToPickupLocation',
  'loading',
  'loadingCompleted',
  'transit',
  'arrivedToDropLocation',
  'unloading',
];

const PENDING: readonly OrderStage[] = ['pendingValidation', 'pending2ndValidation'];
const AT_PICKUP: readonly OrderStage[] = ['arrivedToPickupLocation', 'loading'];
export const AT_DROP: readonly OrderStage[] = ['arrivedToDropLocation', 'unloading'];
const ON_THE_ROAD: readonly Part[] = ['driver', 'tripWriter'];

/** The whole life of a saved order; what is not in this table cannot happen. A delayed order goes on as from its `resumeStage` (O21). */
export const TRANSITIONS: readonly Transition[] = [
  {
    row: 'O2',
    from: ['saved'],
    event: 'submit',
    to: 'validated',
    who: ['owner'],
    guards: ['submittable'],
    when: 'withoutApprovers',
    askedAs: 'pendingValidation',
    notifies: true,
  },
  {
    row: 'O2',
    from: ['saved'],
    event: 'submit',
    to: 'pendingValidation',
    who: ['owner'],
    guards: ['submittable'],
    when: 'withApprovers',
  },
  {
    row: 'O3',
    from: ['pendingValidation'],
    event: 'approve',
    to: 'pending2ndValidation',
    who: ['firstApprover'],
    when: 'withSecondApprover',
  },
  {
    row: 'O3',
    from: ['pendingValidation'],
    event: 'approve',
    to: 'validated',
    who: ['firstApprover'],
    when: 'withoutSecondApprover',
    notifies: true,
  },
  {
    row: 'O4',
    from: ['pending2ndValidation'],
    event: 'approve',
    to: 'validated',
    who: ['secondApprover'],
    guards: ['fourEyes'],
    notifies: true,
  },
  {
    row: 'O5',
    from: ['pendingValidation'],
    event: 'reject',
    to: 'rejected',
    who: ['firstApprover'],
    guards: ['reasonGiven'],
    notifies: true,
  },
  {
    row: 'O5',
    from: ['pending2ndValidation'],
    event: 'reject',
    to: 'rejected',
    who: ['secondApprover'],
    guards: ['reasonGiven'],
    notifies: true,
  },
  {
    row: 'O6',
    from: ['rejected', ...PENDING, 'validated'],
    event: 'reopen',
    to: 'saved',
    who: ['owner'],
    guards: ['notInLiveTrip'],
  },
  {
    row: 'O7',
    from: ['validated'],
    event: 'addToTrip',
    to: 'addedToTrip',
    who: ['tripWriter'],
    guards: ['notInLiveTrip'],
    partOf: 'trip',
  },
  {
    row: 'O8',
    from: ['addedToTrip'],
    event: 'removeFromTrip',
    to: 'validated',
    who: ['tripWriter'],
    guards: ['tripNotStarted'],
    partOf: 'trip',
  },
  {
    row: 'O9',
    from: ['addedToTrip'],
    event: 'startTrip',
    to: 'started',
    who: ['system'],
    notifies: true,
    partOf: 'trip',
  },
  {
    row: 'O10',
    from: ['started'],
    event: 'arriveAtPickup',
    to: 'arrivedToPickupLocation',
    who: ['system', ...ON_THE_ROAD],
    notifies: true,
  },
  { row: 'O11', from: ['arrivedToPickupLocation'], event: 'startLoading', to: 'loading', who: ON_THE_ROAD },
  { row: 'O12', from: AT_PICKUP, event: 'completeLoading', to: 'loadingCompleted', who: ON_THE_ROAD },
  {
    row: 'O13',
    from: [...AT_PICKUP, 'loadingCompleted'],
    event: 'depart',
    to: 'transit',
    who: ['system', ...ON_THE_ROAD],
    guards: ['afterArrival'],
    notifies: true,
  },
  {
    row: 'O14',
    from: ['transit'],
    event: 'arriveAtDrop',
    to: 'arrivedToDropLocation',
    who: ['system', ...ON_THE_ROAD],
    notifies: true,
  },
  { row: 'O15', from: ['arrivedToDropLocation'], event: 'startUnloading', to: 'unloading', who: ON_THE_ROAD },
  {
    row: 'O16',
    from: AT_DROP,
    event: 'finishDrop',
    to: 'transit',
    who: ['system', ...ON_THE_ROAD],
    guards: ['dropsLeft'],
  },
  {
    row: 'O17',
    from: AT_DROP,
    event: 'deliver',
    to: 'delivered',
    who: ON_THE_ROAD,
    guards: ['lastDrop', 'allDelivered'],
    notifies: true,
  },
  {
    row: 'O18',
    from: AT_DROP,
    event: 'deliverPart',
    to: 'incompleteDelivery',
    who: ON_THE_ROAD,
    guards: ['lastDrop', 'partDelivered', 'reasonGiven'],
    notifies: true,
  },
  {
    row: 'O19',
    from: ['transit', ...AT_DROP],
    event: 'failDelivery',
    to: 'notDelivered',
    who: ON_THE_ROAD,
    guards: ['reasonGiven'],
    notifies: true,
  },
  {
    row: 'O20',
    from: EXECUTING,
    event: 'delay',
    to: 'delayed',
    who: ['system', 'tripWriter'],
    guards: ['deadlinePassed'],
    notifies: true,
  },
  {
    row: 'O22',
    from: ['addedToTrip', ...EXECUTING, 'delayed', 'incompleteDelivery', 'notDelivered'],
    event: 'deliverManually',
    to: 'manuallyDelivered',
    who: ['tripWriter', 'ownerOfTrips'],
    guards: ['reasonGiven', 'notInFuture'],
    notifies: true,
  },
  {
    row: 'O23',
    from: ['incompleteDelivery'],
    event: 'markCargoDelivered',
    to: 'delivered',
    who: [...ON_THE_ROAD, 'owner'],
    guards: ['allDelivered'],
    notifies: true,
  },
  {
    row: 'O24',
    from: ['notDelivered'],
    event: 'reattempt',
    to: 'validated',
    who: ['owner'],
    guards: ['notInLiveTrip'],
  },
  {
    row: 'O25',
    from: ['delivered', 'manuallyDelivered', 'incompleteDelivery'],
    event: 'bill',
    to: 'billed',
    who: ['billApprover'],
    partOf: 'bill',
  },
  {
    row: 'O26',
    from: ['saved', ...PENDING, 'validated', 'rejected', 'addedToTrip'],
    event: 'cancel',
    to: 'cancelled',
    who: ['owner'],
    guards: ['tripNotStarted'],
    notifies: true,
  },
  {
    row: 'O27',
    from: ['started', 'arrivedToPickupLocation'],
    event: 'cancel',
    to: 'cancelled',
    who: ['tripWriter'],
    guards: ['reasonGiven'],
    notifies: true,
  },
  {
    row: 'T14',
    from: ['loading', 'loadingCompleted', 'transit', ...AT_DROP],
    event: 'cancel',
    to: 'cancelled',
    who: ['system'],
    guards: ['reasonGiven'],
    notifies: true,
    partOf: 'trip',
  },
];
