/** Why an order is not part of any suggestion. */
export const UNPLACED_REASONS = ['capacityExceeded', 'timeWindowInfeasible', 'noVehicleType', 'tripLimits'] as const;
export type UnplacedReason = (typeof UNPLACED_REASONS)[number];

/**
 * Changes that would make an order possible in a trip of its own, with the params of each code. `laterPickup`,
 * `laterDelivery`: location, minutes, to · `fewerStops`: count, most · `otherType`: type · `moreSpace`: type, space ·
 * `moreWeight`: type, weight · `morePalletPlaces`: type, palletPlaces · `moreLoadingMeters`: type, loadingMeters ·
 * `newType`: space, weight, temperature · `longerDrive`, `longerTrip`, `longerWait`: minutes.
 */
export const UNPLACED_HELP = [
  'laterPickup',
  'laterDelivery',
  'fewerStops',
  'otherType',
  'moreSpace',
  'moreWeight',
  'morePalletPlaces',
  'moreLoadingMeters',
  'newType',
  'longerDrive',
  'longerTrip',
  'longerWait',
] as const;
export type UnplacedHelpCode = (typeof UNPLACED_HELP)[number];

/**
 * Why orders were combined into a suggestion, with the params of each code. `zone`: name · `unzoned` · `samePickup`:
 * location · `nearPickups`: count, km · `pickupWindow`: from, to · `backhaul` · `smallestType`: type, space, weight
 * (percent) · `requestedType`: type, the only requested one · `cooled`: the cargo requires it · `onTime`: slack in
 * minutes before the tightest delivery window ends.
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
  'cooled',
  'onTime',
] as const;
export type PlanReasonCode = (typeof PLAN_REASONS)[number];

/**
 * Constraints that a planned trip violates, with the params of each code. `space`, `weight`, `palletPlaces`,
 * `loadingMeters`: load, capacity, excess · `noVehicleType` · `pickupWindows`: from, to, without a common time ·
 * `latePickup`, `lateDelivery`: location, minutes, arriveAt, to · `stops`: count, most · `incompatibleCargo`: first,
 * second · `partner`, `backhaul`, `zone`, `pickupDistance`: km.
 */
export const PLAN_VIOLATIONS = [
  'space',
  'weight',
  'palletPlaces',
  'loadingMeters',
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
export type PlanViolationCode = (typeof PLAN_VIOLATIONS)[number];

/** Stops of one suggested trip. */
export const MAX_PLANNED_STOPS = 10;
/** Distance between pickups that one trip may serve. */
export const MAX_PICKUP_CLUSTER_KM = 5;
/** Average speed assumed for travel times. */
export const PLANNING_SPEED_KMH = 40;

/** Default driving times of a plan, in minutes. Null for no rests, and no longest time. */
export const DEFAULT_DRIVING = {
  driveMinutes: 270,
  breakMinutes: 45,
  restAfterMinutes: null,
  restMinutes: 660,
  maxDriveMinutes: null,
} as const;
export const DRIVING_LIMITS = {
  drive: { min: 30, max: 1_440 },
  break: { min: 0, max: 720 },
  rest: { min: 0, max: 2_880 },
  shift: { min: 60, max: 1_440 },
} as const;
/** Driving minutes in seven days. */
export const WEEK_DRIVING_LIMITS = { min: 60, max: 10_080 } as const;
/** The driving of an organization's drivers, in minutes: at most 56 hours in seven days, and as long as allowed for each in a shift. */
export const DEFAULT_DRIVER_HOURS = {
  driveMinutes: DEFAULT_DRIVING.driveMinutes,
  breakMinutes: DEFAULT_DRIVING.breakMinutes,
  restMinutes: DEFAULT_DRIVING.restMinutes,
  maxShiftMinutes: null,
  maxWeekMinutes: 3_360,
} as const;
/** Minutes from the start to the end of a driver's work. */
export const DEFAULT_MAX_SHIFT = 780;

/**
 * Why a vehicle of the fleet does not take a trip. `wrongType`: another type than requested, or not cold enough ·
 * `wrongCargo`: it does not carry such cargo · `noDriver`: none, or blocked · `licence`: expires before the end ·
 * `licenceClass`: not the one that the vehicle needs, and the organization blocks that · `busy`: another trip, also of
 * this plan, or unavailable at that time · `tooFar`: not there in time · `driverHours`: the driver would work or drive
 * too long without a rest.
 */
export const FLEET_REFUSALS = [
  'tooSmall',
  'wrongType',
  'wrongCargo',
  'noDriver',
  'licence',
  'licenceClass',
  'busy',
  'tooFar',
  'driverHours',
] as const;
export type FleetRefusalCode = (typeof FLEET_REFUSALS)[number];

/** What *improve* minimizes: the number of trips first, or the kilometres, the time or the cost of all trips. */
export const PLAN_OBJECTIVES = ['trips', 'distance', 'time', 'cost'] as const;
export type PlanObjective = (typeof PLAN_OBJECTIVES)[number];

/** Whether *improve* never mixes the zones of drops, avoids mixing them, or ignores them. */
export const PLAN_ZONE_RULES = ['keep', 'prefer', 'ignore'] as const;
export type PlanZoneRule = (typeof PLAN_ZONE_RULES)[number];

export const PLAN_IMPROVEMENT_STATES = ['waiting', 'running', 'finished', 'failed'] as const;
export type PlanImprovementState = (typeof PLAN_IMPROVEMENT_STATES)[number];

export const IMPROVEMENT_LIMITS = { minutes: 10_080, seconds: 120, seed: 1_000_000, iterations: 100_000_000 } as const;

/** Default cost of a trip, a kilometre and an hour, in a currency of the user's choice. */
export const DEFAULT_PLAN_RATES = { perTrip: '100', perKm: '1', perHour: '20' } as const;
