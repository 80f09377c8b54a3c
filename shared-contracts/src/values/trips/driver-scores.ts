/** What the score of a driver is made of. */
export const SCORE_COMPONENTS = ['speeding', 'harsh', 'idling', 'onTime', 'inspections'] as const;
export type ScoreComponent = (typeof SCORE_COMPONENTS)[number];

/** What a driver did in a month; null: nothing is known. Minutes and km. */
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
