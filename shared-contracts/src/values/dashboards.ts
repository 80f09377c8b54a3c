/** What the counters count, and of what: orders or trips whose planned pickup lies in the time looked at. */
export const COUNTERS = {
  unassigned: 'order',
  inTransit: 'order',
  delivered: 'order',
  delayed: 'order',
  demurrage: 'order',
  routeDeviated: 'trip',
  arrivedToPick: 'order',
  loading: 'order',
  arrivedToDrop: 'order',
  unloading: 'order',
  unplannedStops: 'trip',
  completedTrips: 'trip',
} as const;
export type CounterName = keyof typeof COUNTERS;
export const COUNTER_NAMES = Object.keys(COUNTERS) as [CounterName, ...CounterName[]];

/** The stages behind a counter; the others follow from times and from what the vehicles do. Orders and trips are listed by the same. */
export const COUNTED_STAGES = {
  unassigned: ['validated'],
  inTransit: ['transit'],
  delivered: ['delivered', 'manuallyDelivered', 'billed'],
  delayed: ['delayed'],
  arrivedToPick: ['arrivedToPickupLocation'],
  loading: ['loading', 'loadingCompleted'],
  arrivedToDrop: ['arrivedToDropLocation'],
  unloading: ['unloading'],
  completedTrips: ['completed', 'manualCompleted', 'billed'],
} as const;

/** How far orders and trips have come, told in four words. */
export const PROGRESS = ['waiting', 'running', 'done', 'ended'] as const;
export type Progress = (typeof PROGRESS)[number];

/** What a vehicle did on a trip that nobody had planned. */
export const INCIDENT_KINDS = ['routeDeviated', 'unplannedStop'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Partners a widget tells of; the rest are one line. */
export const SHOWN_PARTNERS = 12;
