import { VEHICLE_DOCUMENT_KINDS } from './vehicles.ts';

/** What fleet managers are alerted to. */
export const ALERT_KINDS = [
  'documentExpires',
  'licenceExpires',
  'serviceDue',
  'serviceNeverRecorded',
  'speeding',
  'geofenceEntered',
  'geofenceLeft',
  'deviceSilent',
  'sos',
  'batteryLow',
  'inspectionDefect',
  'idling',
  'tow',
  'routeLeft',
  'driverHours',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The most urgent first. */
export const ALERT_SEVERITIES = ['critical', 'warning', 'info'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** `ended`: its cause is gone, without anyone having acknowledged it. */
export const ALERT_STATES = ['open', 'acknowledged', 'ended'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** Speed limits beside the usual one, km/h: that of a vehicle type replaces it, that of a location holds in its geofence. */
export type SpeedLimits = {
  typeLimits?: readonly { vehicleTypeId: string; limit: number }[];
  zoneLimits?: readonly { locationId: string; limit: number }[];
};

/**
 * What a rule sets beside who is alerted and how. `limit` in km/h; `minutes`: how long it lasts before the alert, or how
 * long before the limit of a driver's hours there is one;
 * `distance`: km from the way; `hoursFrom`, `hoursTo`: `HH:mm`, between which there is none.
 */
export type AlertRuleParams = {
  limit?: number;
  minutes?: number;
  distance?: number;
  hoursFrom?: string;
  hoursTo?: string;
} & SpeedLimits;
/** Which of them the rules of a kind have. */
export const ALERT_RULE_FIELDS: Readonly<Record<AlertKind, readonly ('limit' | 'minutes' | 'distance' | 'hours')[]>> = {
  documentExpires: [],
  licenceExpires: [],
  serviceDue: [],
  serviceNeverRecorded: [],
  speeding: ['limit', 'minutes'],
  geofenceEntered: ['hours'],
  geofenceLeft: ['hours'],
  deviceSilent: ['minutes'],
  sos: [],
  batteryLow: [],
  inspectionDefect: [],
  idling: ['minutes'],
  tow: [],
  routeLeft: ['distance', 'minutes'],
  driverHours: ['minutes'],
};
/** What limits the driving of drivers: a shift, and any seven days. */
export const HOURS_LIMITS = ['shift', 'week'] as const;
export type HoursLimit = (typeof HOURS_LIMITS)[number];
export const ALERT_RULE_LIMITS = {
  limit: { min: 10, max: 200 },
  minutes: { min: 0, max: 43_200 },
  distance: { min: 1, max: 200 },
  repeatMinutes: { min: 5, max: 10_080 },
  escalateMinutes: { min: 5, max: 10_080 },
  users: 20,
  speedLimits: 30,
} as const;

/**
 * Whom a rule can name beside people: those who may change vehicles, drivers or trips, the admins, and the driver of the
 * vehicle.
 */
export const ALERT_ROLES = ['vehicleManagers', 'driverManagers', 'tripPlanners', 'admins', 'driver'] as const;
export type AlertRole = (typeof ALERT_ROLES)[number];

export const ALERT_ACTIONS = ['acknowledge'] as const;
/** Documents that expire: of vehicles, and of drivers. A driver's licence has a kind of alert of its own. */
export const ALERT_DOCUMENTS = [...VEHICLE_DOCUMENT_KINDS, 'policeReport', 'healthReport'] as const;
export type AlertDocument = (typeof ALERT_DOCUMENTS)[number];
