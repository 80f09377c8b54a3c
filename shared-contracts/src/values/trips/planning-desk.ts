/** Derived: a plan is completed when it has trips and all of them are created. */
export const PLAN_STATUSES = ['open', 'completed', 'archived'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/**
 * Problems of a trip in a plan, with the params of each code. Times are unix seconds, measures decimal strings.
 * `empty`: it has no orders · `space`, `weight`, `palletPlaces`, `loadingMeters`: load, capacity, excess ·
 * `vehicleType`: order, type, requested (names, comma-separated) · `tooWarm`: order, type (which isn't as cold as the
 * cargo requires) · `lateStop`: order, location, minutes, arriveAt, to · `earlierThanNow`: startAt ·
 * `incompatibleCargo`: order, other, first, second · `orderNotFree`: order, stage (a stage of orders) ·
 * `orderNotAccepted`: order · `orderInTrip`: order, trip (a number) · `orderGone`: count, of orders that the
 * organization may no longer carry; they left the trip · `stopsChanged`: an order has other stops than planned, so the
 * stops were sorted again · `vehicleBusy`: vehicle, from, to, and trip (the number of a created trip) or planTrip (the
 * number of a trip of the plan) · `vehicleUnavailable`: vehicle, from, to, reason · `vehicleNotUsable`: vehicle
 * (inactive, or not shared at that time) · `documentExpired`: vehicle, document, at · `serviceExpired`: vehicle,
 * service, at · `driverBusy`: driver, from, to, and trip or planTrip · `driverNotUsable`: driver (blocked or gone) ·
 * `licenceExpired`, `healthReportExpired`: driver, at · `licenceMissing`: driver · `licenceClass`: driver, vehicle,
 * class (the one that the vehicle needs) · `shiftHours`, `weekHours`: driver, hours, limit, at (the start of the
 * shift, the end of the seven days).
 */
export const PLAN_PROBLEMS = [
  'empty',
  'space',
  'weight',
  'palletPlaces',
  'loadingMeters',
  'vehicleType',
  'tooWarm',
  'lateStop',
  'earlierThanNow',
  'incompatibleCargo',
  'orderNotFree',
  'orderNotAccepted',
  'orderInTrip',
  'orderGone',
  'stopsChanged',
  'vehicleBusy',
  'vehicleUnavailable',
  'vehicleNotUsable',
  'documentExpired',
  'serviceExpired',
  'driverBusy',
  'driverNotUsable',
  'licenceExpired',
  'licenceMissing',
  'licenceClass',
  'healthReportExpired',
  'shiftHours',
  'weekHours',
] as const;
export type PlanProblemCode = (typeof PLAN_PROBLEMS)[number];

export const PLAN_CHANGE_KINDS = ['change', 'undo', 'redo'] as const;
export type PlanChangeKind = (typeof PLAN_CHANGE_KINDS)[number];
/** Changes of a user that can be undone after a reload. */
export const PLAN_HISTORY_SIZE = 100;

/** How an order differs between two plans. `companions`: the other orders of its trip. */
export const PLAN_DIFFERENCES = ['planned', 'vehicle', 'driver', 'times', 'companions'] as const;
export type PlanDifference = (typeof PLAN_DIFFERENCES)[number];

/** Call `PUT …/presence` at least this often while a plan is open. */
export const PRESENCE_INTERVAL_SECONDS = 20;
/** A user who has not called for so long is gone. */
export const PRESENCE_TIMEOUT_SECONDS = 60;

/** Limits of a plan, so that it can be loaded as a whole. `operations`: per call, enough to undo any other. */
export const PLAN_SIZE = { days: 31, trips: 1_000, orders: 5_000, operations: 6_000 } as const;
