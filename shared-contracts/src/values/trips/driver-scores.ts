/** The components of a driver's score. */
export const SCORE_COMPONENTS = ['speeding', 'harsh', 'idling', 'onTime', 'inspections'] as const;
export type ScoreComponent = (typeof SCORE_COMPONENTS)[number];

/** A driver's figures for a month; null if unknown. Minutes and km. */
export type DriverFigures = {
  distance: number;
  drivingMinutes: number;
  speedingMinutes: number;
  /** Null: no tracker reported the ignition. */
  idleMinutes: number | null;
  harshEvents: number;
  /** Whether any tracker of the organization reports harsh braking, acceleration or cornering. */
  hasHarshEvents: boolean;
  stops: number;
  onTimeStops: number;
  trips: number;
  inspectedTrips: number;
  /** Whether drivers of the organization report inspections. */
  hasInspections: boolean;
  defectInspections: number;
};
