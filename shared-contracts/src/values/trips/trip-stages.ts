/** Every stage of a trip, in their usual order. */
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

/** The events of the stage table. `depart`, `complete` and `fallShort` follow from the trip's orders. */
export const TRIP_EVENTS = [
  'save',
  'submit',
  'assign',
  'unassign',
  'edit',
  'start',
  'handOver',
  'removeOrders',
  'addOrder',
  'splitAtHub',
  'undoSplit',
  'depart',
  'complete',
  'fallShort',
  'completeManually',
  'bill',
  'cancel',
  'takeBack',
  'dissolve',
  'delete',
] as const;
export type TripEvent = (typeof TRIP_EVENTS)[number];

/** Actions the API may offer on a trip. `assign` also changes the vehicle and the driver of an assigned trip. */
export const TRIP_ACTIONS = [
  'edit',
  'submit',
  'assign',
  'unassign',
  'start',
  'handOver',
  'reorderStops',
  'addOrder',
  'removeOrders',
  'splitAtHub',
  'undoSplit',
  'completeManually',
  'takeBack',
  'dissolve',
  'cancel',
  'archive',
  'restore',
  'delete',
  'documents',
] as const;
export type TripAction = (typeof TRIP_ACTIONS)[number];

/** `own`: run by the caller's organization; `partner`: run by another one, with the caller's order or vehicle in it. */
export const TRIP_TYPES = ['own', 'partner'] as const;
export type TripType = (typeof TRIP_TYPES)[number];

/** Why a vehicle is unsuitable for a trip. */
export const VEHICLE_PROBLEMS = [
  'inactive',
  'sharedAway',
  'notShared',
  'busy',
  'unavailable',
  'typeNotRequested',
  'tooWarm',
  'spaceExceeded',
  'weightExceeded',
  'palletPlacesExceeded',
  'loadingMetersExceeded',
  'documentExpired',
  'serviceExpired',
] as const;
export type VehicleProblem = (typeof VEHICLE_PROBLEMS)[number];

/** Why a driver is unsuitable for a trip. */
export const DRIVER_PROBLEMS = [
  'blocked',
  'licenceMissing',
  'licenceExpired',
  'licenceClass',
  'healthReportExpired',
  'shiftHours',
  'weekHours',
  'busy',
  'running',
] as const;
export type DriverProblem = (typeof DRIVER_PROBLEMS)[number];
