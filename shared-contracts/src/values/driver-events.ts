/** What a driver tells of a trip and its orders: the start, and the events of the stage table that are theirs. */
export const DRIVER_EVENTS = [
  'start',
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
] as const;
export type DriverEvent = (typeof DRIVER_EVENTS)[number];

export const PROOF_KINDS = ['photo', 'signature'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];
/** Of one order. */
export const MOST_PROOFS = 30;
