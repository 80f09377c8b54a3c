/** How an operation handles orders that can probably not be carried as entered, when they are sent for approval. */
export const FEASIBILITY_MODES = ['off', 'acknowledge', 'block'] as const;
export type FeasibilityMode = (typeof FEASIBILITY_MODES)[number];

/**
 * `overload`: more than every requested vehicle type can carry; `lateArrival`: the vehicle can't reach a stop within its
 * window; `lateForCutoff`: it comes after the cutoff; `closedLocation`: a location is closed throughout the window.
 */
export const FEASIBILITY_WARNINGS = ['overload', 'lateArrival', 'lateForCutoff', 'closedLocation'] as const;
export type FeasibilityWarningCode = (typeof FEASIBILITY_WARNINGS)[number];
