/** The date whose rates apply (R2). */
export const CALCULATION_DATES = ['created', 'pickup', 'delivery'] as const;
export const BILLED_MILEAGES = ['estimated', 'actual'] as const;
export const DELAY_CATEGORIES = ['standard', 'loading', 'transit', 'unloading'] as const;
/** Days on which a pickup or delivery may cost more. */
export const CHARGED_DAYS = ['saturday', 'sunday', 'holiday'] as const;
/** Units by which a service is priced. */
export const SERVICE_UNITS = ['order', 'stop', 'hour', 'kg'] as const;
/** The rule that produced a bill line. */
export const RATING_RULES = [
  'agreedPrice',
  'pointToPoint',
  'flatTrip',
  'distance',
  'distanceDiscount',
  'minimumCharge',
  'fuelSurcharge',
  'saturdaySurcharge',
  'sundaySurcharge',
  'holidaySurcharge',
  'loadingDelay',
  'transitDelay',
  'unloadingDelay',
  'demurrage',
  'service',
  'extraCharge',
  'discount',
] as const;
/** Why a bill can be submitted but not approved. `noRate`: "No rate for this distance". */
export const PROVISIONAL_REASONS = [
  'noRate',
  'noDistance',
  'noActualDistance',
  'noApproachDistance',
  'stillStanding',
  'noServiceRate',
] as const;

export type CalculationDate = (typeof CALCULATION_DATES)[number];
export type DelayCategory = (typeof DELAY_CATEGORIES)[number];
export type ChargedDay = (typeof CHARGED_DAYS)[number];
export type ServiceUnit = (typeof SERVICE_UNITS)[number];
export type RatingRule = (typeof RATING_RULES)[number];
export type ProvisionalReason = (typeof PROVISIONAL_REASONS)[number];
