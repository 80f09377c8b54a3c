/** The name is also the error code when the guard fails. */
export type OrderGuard =
  | 'submittable'
  | 'fourEyes'
  | 'reasonGiven'
  | 'notInLiveTrip'
  | 'notTendered'
  | 'accepted'
  | 'tripNotStarted'
  | 'tripStarted'
  | 'afterArrival'
  | 'pickupIsNext'
  | 'dropIsNext'
  | 'dropsLeft'
  | 'lastDrop'
  | 'allDelivered'
  | 'partDelivered'
  | 'deadlinePassed'
  | 'notInFuture';

export type OrderCondition = 'withoutApprovers' | 'withApprovers' | 'withSecondApprover' | 'withoutSecondApprover';
