/** Why an order is in no suggestion. */
export const UNPLACED_REASONS = ['capacityExceeded', 'timeWindowInfeasible', 'noVehicleType'] as const;
export type UnplacedReason = (typeof UNPLACED_REASONS)[number];

/**
 * Why a suggestion is as it is, with its values. `zone`: name · `unzoned` · `samePickup`: location · `nearPickups`: count, km · `pickupWindow`: from, to ·
 * `backhaul` · `smallestType`: type, space, weight (percent) · `requestedType`: type, the only one asked for · `onTime`: minutes left before the tightest delivery ends.
 */
export const PLAN_REASONS = [
  'zone',
  'unzoned',
  'samePickup',
  'nearPickups',
  'pickupWindow',
  'backhaul',
  'smallestType',
  'requestedType',
  'onTime',
] as const;
export type PlanReasonCode = (typeof PLAN_REASONS)[number];

/**
 * What speaks against a trip, with its values. `space`, `weight`: load, capacity · `noVehicleType` · `pickupWindows`: from, to, no moment in all of them ·
 * `latePickup`, `lateDelivery`: location, minutes, arriveAt, to · `stops`: count, most · `incompatibleCargo`: first, second · `partner`, `backhaul`, `zone`, `pickupDistance`: km.
 */
export const PLAN_BREAKS = [
  'space',
  'weight',
  'noVehicleType',
  'pickupWindows',
  'latePickup',
  'lateDelivery',
  'stops',
  'incompatibleCargo',
  'partner',
  'backhaul',
  'zone',
  'pickupDistance',
] as const;
export type PlanBreakCode = (typeof PLAN_BREAKS)[number];

/** A trip has so many stops at most. */
export const MOST_STOPS = 10;
/** Pickups at most so far from one another are made by one trip. */
export const PICKUP_CLUSTER_KM = 5;
/** What a vehicle makes on the way. */
export const PLANNING_KMH = 40;
