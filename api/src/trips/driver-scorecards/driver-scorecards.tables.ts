declare module '../../platform/database/database.ts' {
  interface Tables {
    /** `day`: of UTC, since 1970. */
    driverDays: {
      driverId: string;
      day: number;
      organizationId: string;
      /** km. */
      distance: number;
      drivingSeconds: number;
      speedingSeconds: number;
      /** Null: no tracker reported the ignition. */
      idleSeconds: number | null;
      harshEvents: number;
      /** Stops with a window that were reached, and those reached within it. */
      stops: number;
      onTimeStops: number;
      /** Trips that began, and those of them that were inspected before. */
      trips: number;
      inspectedTrips: number;
      /** Inspections with defects. */
      defectInspections: number;
    };
  }
}

export {};
