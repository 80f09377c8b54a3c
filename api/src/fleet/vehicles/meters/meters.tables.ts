import type { MeterSource } from 'shared-contracts/values/fleet/vehicles';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** Corrections by users, as the difference to the reading of the source. Kilometres and hours. */
    vehicleMeters: {
      vehicleId: string;
      odometerSource: MeterSource | null;
      odometerOffset: number | null;
      hoursSource: MeterSource | null;
      hoursOffset: number | null;
    };
  }
}
