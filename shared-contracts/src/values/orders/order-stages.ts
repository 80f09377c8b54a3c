/** Every stage of an order, in their usual order. */
export const ORDER_STAGES = [
  'saved',
  'pendingValidation',
  'pending2ndValidation',
  'validated',
  'rejected',
  'addedToTrip',
  'started',
  'arrivedToPickupLocation',
  'loading',
  'loadingCompleted',
  'transit',
  'delayed',
  'arrivedToDropLocation',
  'unloading',
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'billed',
  'cancelled',
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** The events of the stage table. */
export const ORDER_EVENTS = [
  'save',
  'submit',
  'approve',
  'reject',
  'reopen',
  'addToTrip',
  'removeFromTrip',
  'startTrip',
  'arriveAtPickup',
  'startLoading',
  'completeLoading',
  'depart',
  'arriveAtDrop',
  'startUnloading',
  'finishDrop',
  'deliver',
  'deliverPart',
  'failDelivery',
  'delay',
  'deliverManually',
  'markCargoDelivered',
  'reattempt',
  'bill',
  'cancel',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Actions the API may offer on an order: events a user can trigger, and actions that do not change the stage. */
export const ORDER_ACTIONS = [
  'edit',
  'submit',
  'approve',
  'reject',
  'accept',
  'decline',
  'offer',
  'reopen',
  'reattempt',
  'changeStage',
  'markCargoDelivered',
  'duplicate',
  'cancel',
  'archive',
  'restore',
  'delete',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];
