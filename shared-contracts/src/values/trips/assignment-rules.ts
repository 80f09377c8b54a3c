/**
 * Checks that an organization can set to warn or block when a vehicle or driver is assigned. `driverRunning`: the
 * driver is on the road with another trip at that time · `driverBusy`: another trip of the driver overlaps ·
 * `driverHours`: the driver would drive longer than allowed in a shift or in seven days · `healthReportExpired`: the
 * health report of the driver expires before the end of the trip · `licenceClass`: the driver's licence doesn't
 * include the class that the vehicle needs · `documentExpired`, `serviceExpired`: a document of the vehicle expires,
 * or a required service is due, by then.
 */
export const ASSIGNMENT_CHECKS = [
  'driverRunning',
  'driverBusy',
  'driverHours',
  'healthReportExpired',
  'licenceClass',
  'documentExpired',
  'serviceExpired',
] as const;
export type AssignmentCheck = (typeof ASSIGNMENT_CHECKS)[number];

export const ASSIGNMENT_EFFECTS = ['warn', 'block'] as const;
export type AssignmentEffect = (typeof ASSIGNMENT_EFFECTS)[number];

export const DEFAULT_ASSIGNMENT_RULES: Readonly<Record<AssignmentCheck, AssignmentEffect>> = {
  driverRunning: 'warn',
  driverBusy: 'warn',
  driverHours: 'warn',
  healthReportExpired: 'warn',
  licenceClass: 'warn',
  documentExpired: 'warn',
  serviceExpired: 'warn',
};
