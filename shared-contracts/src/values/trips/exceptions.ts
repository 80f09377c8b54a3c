/** The exceptions of orders and trips that the control tower lists. */
export const EXCEPTION_KINDS = [
  'late',
  'atRisk',
  'connectionMissed',
  'routeDeviated',
  'unplannedStop',
  'gpsSilent',
  'proofMissing',
  'billMissing',
  'tenderOpen',
  'tenderOverdue',
  'moveRejected',
  'lateDriverEvent',
  'startedEarly',
  'arrivedFar',
] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** The most urgent first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `resolved`: by a user, or because its cause is gone. */
export const EXCEPTION_STATES = ['open', 'snoozed', 'resolved'] as const;
export type ExceptionState = (typeof EXCEPTION_STATES)[number];

export const EXCEPTION_ACTIONS = ['assign', 'snooze', 'comment', 'resolve'] as const;
