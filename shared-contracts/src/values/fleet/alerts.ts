import { VEHICLE_DOCUMENT_KINDS } from './vehicles.ts';

/** Kinds of alerts for fleet managers. */
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

/**
 * Special speed limits in km/h: that of a vehicle type replaces the general one, that of a location applies within its
 * geofence.
 */
export type SpeedLimits = {
  typeLimits?: readonly { vehicleTypeId: string; limit: number }[];
  zoneLimits?: readonly { locationId: string; limit: number }[];
};

/**
 * Parameters of a rule, in addition to who is alerted and how. `limit` in km/h; `minutes`: the duration before the
 * alert, or the time before the limit of a driver's hours; `distance`: km off the route; `hoursFrom`, `hoursTo`:
 * `HH:mm`, between which there is no alert.
 */
export type AlertRuleParams = {
  limit?: number;
  minutes?: number;
  distance?: number;
  hoursFrom?: string;
  hoursTo?: string;
} & SpeedLimits;
/** The parameters of each kind's rules. */
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
/** The limits of a driver's hours: a shift, and any seven days. */
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
 * Roles that a rule can name in addition to people: users who may change vehicles, drivers or trips, the admins, and
 * the driver of the vehicle.
 */
export const ALERT_ROLES = ['vehicleManagers', 'driverManagers', 'tripPlanners', 'admins', 'driver'] as const;
export type AlertRole = (typeof ALERT_ROLES)[number];

export const ALERT_ACTIONS = ['acknowledge'] as const;
/** Documents of vehicles and drivers that expire. A driver's licence has a separate kind of alert. */
export const ALERT_DOCUMENTS = [...VEHICLE_DOCUMENT_KINDS, 'policeReport', 'healthReport'] as const;
export type AlertDocument = (typeof ALERT_DOCUMENTS)[number];
