/** Why an event or a proof of a driver came too late to change anything. */
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
