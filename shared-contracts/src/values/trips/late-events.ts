/** Why a driver's event or proof came too late to change anything. */
export const LATE_CAUSES = [
  'tripCancelled',
  'tripTakenBack',
  'tripOver',
  'driverChanged',
  'orderCancelled',
  'orderRemoved',
  'orderOver',
  'stageNotAllowed',
] as const;
export type LateCause = (typeof LATE_CAUSES)[number];
