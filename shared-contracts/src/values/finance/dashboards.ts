/** Each counter counts orders or trips whose planned pickup lies in the selected period. */
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

/** The stages behind a counter, also used to filter the lists. Counters without stages are derived from times and vehicle tracks. */
export const COUNTER_STAGES = {
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

/** Progress of orders and trips, from planned to closed. */
export const PROGRESS_STATES = ['waiting', 'running', 'done', 'ended'] as const;
export type ProgressState = (typeof PROGRESS_STATES)[number];

/** Unplanned behaviour of a vehicle on a trip. */
export const INCIDENT_KINDS = ['routeDeviated', 'unplannedStop'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** The number of partners that a widget lists; the rest are combined into one row. */
export const MAX_LISTED_PARTNERS = 12;
