/** Events a driver reports for a trip and its orders. */
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

/** `photo`: also a document, as a PDF. */
export const PROOF_KINDS = ['photo', 'signature'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];
export const MAX_ORDER_PROOFS = 30;
