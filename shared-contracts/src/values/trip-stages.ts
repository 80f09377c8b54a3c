/** Every stage of a trip, in the order of a normal life. */
export const TRIP_STAGES = [
  'saved',
  'waitingForTrip',
  'vehicleAssigned',
  'started',
  'transit',
  'completed',
  'manualCompleted',
  'incomplete',
  'billed',
  'cancelled',
] as const;
export type TripStage = (typeof TRIP_STAGES)[number];

/** What happens to a trip; the events of the stage table. `depart`, `complete` and `fallShort` follow from its orders. */
export const TRIP_EVENTS = [
  'save',
  'submit',
  'assign',
  'unassign',
  'edit',
  'start',
  'depart',
  'complete',
  'fallShort',
  'completeManually',
  'bill',
  'cancel',
  'delete',
] as const;
export type TripEvent = (typeof TRIP_EVENTS)[number];

/** What the API may offer on a trip's row. `assign` also changes the vehicle and the driver of an assigned trip. */
export const TRIP_ACTIONS = [
  'edit',
  'submit',
  'assign',
  'unassign',
  'start',
  'completeManually',
  'cancel',
  'archive',
  'restore',
  'delete',
  'documents',
] as const;
export type TripAction = (typeof TRIP_ACTIONS)[number];

/** Whose trip it is for the caller: run by their organization, or by another that has their order or their vehicle in it. */
export const TRIP_TYPES = ['own', 'partner'] as const;
export type TripType = (typeof TRIP_TYPES)[number];

/** Why a vehicle does not suit a trip. */
export const VEHICLE_PROBLEMS = [
  'inactive',
  'sharedAway',
  'notShared',
  'busy',
  'unavailable',
  'spaceExceeded',
  'weightExceeded',
  'documentExpired',
  'serviceExpired',
] as const;
export type VehicleProblem = (typeof VEHICLE_PROBLEMS)[number];

/** Why a driver does not. */
export const DRIVER_PROBLEMS = ['blocked', 'licenceMissing', 'licenceExpired', 'busy', 'running'] as const;
export type DriverProblem = (typeof DRIVER_PROBLEMS)[number];
