declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Handovers of running trips; `from…` equals `to…` for what did not change. */
    tripHandovers: {
      tripId: string;
      position: number;
      /** When it took place and when it was recorded, in unix seconds. */
      at: number;
      recordedAt: number;
      reason: string;
      place: string | null;
      fromVehicleId: string | null;
      toVehicleId: string | null;
      fromDriverId: string | null;
      toDriverId: string | null;
      createdBy: string;
    };
  }
}
