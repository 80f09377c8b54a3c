import { VEHICLE_DOCUMENT_KINDS } from './vehicles.ts';

/** What fleet managers are alerted to. */
export const ALERT_KINDS = ['documentExpires', 'licenceExpires', 'serviceDue', 'serviceNeverRecorded'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The most urgent first. */
export const ALERT_SEVERITIES = ['critical', 'warning', 'info'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** `ended`: its cause is gone, without anyone having acknowledged it. */
export const ALERT_STATES = ['open', 'acknowledged', 'ended'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

export const ALERT_ACTIONS = ['acknowledge'] as const;
/** Documents that expire: of vehicles, and of drivers. A driver's licence has a kind of alert of its own. */
export const ALERT_DOCUMENTS = [...VEHICLE_DOCUMENT_KINDS, 'policeReport', 'healthReport'] as const;
export type AlertDocument = (typeof ALERT_DOCUMENTS)[number];
