import { EXCEPTION_KINDS, type ExceptionKind, type Severity } from 'shared-contracts/values/trips/exceptions';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';

type KindRule = {
  severity: Severity;
  /** Seconds from its detection until it is due. */
  dueAfter: number;
  detectedWhen: string;
  endsWhen: string;
};

/** A vehicle in motion without a position for so long is silent. */
export const MAX_SILENCE = 15 * MINUTE;
/** The time that a driver has to add the proof of a delivery. */
export const PROOF_GRACE = HOUR;
/** The time that a trip may be without a bill after its end. */
export const BILL_GRACE = DAY;
/** Deliveries and trips that ended earlier are not looked at. */
export const LOOK_BACK = 30 * DAY;
/** An order should have a carrier when its pickup begins within this time. */
export const TENDER_NOTICE = DAY;

export const KIND_RULES: Readonly<Record<ExceptionKind, KindRule>> = {
  late: {
    severity: 'high',
    dueAfter: 30 * MINUTE,
    detectedWhen: 'the order is delayed (O20)',
    endsWhen: 'the order moves on or leaves the trip',
  },
  atRisk: {
    severity: 'medium',
    dueAfter: 30 * MINUTE,
    detectedWhen: 'a vehicle is expected at a stop after the end of its window',
    endsWhen: 'it is expected in time again, or has arrived',
  },
  connectionMissed: {
    severity: 'high',
    dueAfter: 30 * MINUTE,
    detectedWhen: 'an order is expected at its hub after its second trip is planned there',
    endsWhen: 'it is expected in time again, changes vehicle there or no longer does, or a trip is over',
  },
  routeDeviated: {
    severity: 'high',
    dueAfter: 30 * MINUTE,
    detectedWhen: 'the detection of incidents records it',
    endsWhen: 'the trip is over',
  },
  unplannedStop: {
    severity: 'medium',
    dueAfter: HOUR,
    detectedWhen: 'the detection of incidents records it',
    endsWhen: 'the trip is over',
  },
  gpsSilent: {
    severity: 'medium',
    dueAfter: HOUR,
    detectedWhen: 'a tracked vehicle on a running trip sends no position for a quarter of an hour',
    endsWhen: 'a position arrives or the trip is over',
  },
  proofMissing: {
    severity: 'medium',
    dueAfter: 4 * HOUR,
    detectedWhen: 'a delivered order has no proof after an hour',
    endsWhen: 'a proof is added or the order is billed',
  },
  billMissing: {
    severity: 'low',
    dueAfter: 2 * DAY,
    detectedWhen: 'a completed trip has no submitted bill after a day',
    endsWhen: 'the bill is submitted',
  },
  tenderOpen: {
    severity: 'medium',
    dueAfter: 4 * HOUR,
    detectedWhen: 'a tender is open within a day of the pickup',
    endsWhen: 'the tender is closed or overdue',
  },
  tenderOverdue: {
    severity: 'critical',
    dueAfter: 15 * MINUTE,
    detectedWhen: 'the pickup of a tendered order has begun, or its tender has failed within a day of it',
    endsWhen: 'the order has a carrier or is no longer saved',
  },
  moveRejected: {
    severity: 'high',
    dueAfter: 30 * MINUTE,
    detectedWhen: 'a move reported by a geofence is not applied',
    endsWhen: 'the move is applied, superseded or dismissed',
  },
  lateDriverEvent: {
    severity: 'medium',
    dueAfter: 2 * HOUR,
    detectedWhen: 'what a driver reports comes too late to be applied',
    endsWhen: 'it is dismissed',
  },
  startedEarly: {
    severity: 'medium',
    dueAfter: HOUR,
    detectedWhen: 'a driver starts a trip more than twelve hours before its first pickup',
    endsWhen: 'the trip is over',
  },
  arrivedFar: {
    severity: 'medium',
    dueAfter: HOUR,
    detectedWhen: 'a driver reports an arrival more than a kilometre from the stop',
    endsWhen: 'the trip is over',
  },
};

export const listKindsOf = (severities: readonly Severity[]) =>
  EXCEPTION_KINDS.filter((kind) => severities.includes(KIND_RULES[kind].severity));
